"""The compiler: a content folder in, a checked model and its artefacts (Python, schemas, card text, reports) out.

The whole pipeline is one short function: `compiler/pipeline.py`. It is pure: files are read by `workspace`, nothing is written.
"""

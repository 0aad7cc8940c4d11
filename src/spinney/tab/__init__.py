"""Spinney in a browser's tab: the tables of one device, in Python that runs in a worker of the page (Pyodide).

The page speaks to it as it would to a server. Nothing here waits for a thread: what is short is done at once, and bots
think in workers of their own, which have the rules as WebAssembly modules.
"""

// The script of the worker, by a file of ours that Vite makes an address of.
import '@sixpence/core/batch-worker'

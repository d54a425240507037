import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 collect garbage once the heap has grown by a third. On a machine with much memory it would wait until the heap is
 * four times as large as what is in use: 300 MB in each process for 60 that are needed.
 *
 * A limit (`--max-old-space-size`) would do the same, and end the process when something needs more for once. Here and
 * not on the command line, so that it holds however the server is started, and for workers.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=33')
}

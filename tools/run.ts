import { runTool } from './tool.ts'

// `tsx tools/run.ts <folder> <program> [arguments]`: runs a program of the packages in a folder beside this file.

const [name = '', program = '', ...args] = process.argv.slice(2)
process.exitCode = runTool(name, program, args)

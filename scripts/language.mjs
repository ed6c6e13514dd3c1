// npm run language: makes the model that understands questions anew from the data in language/; with `-- --beside` learns
// anew what to believe of several meanings of one turn, from four models that are made for it (some two hours).
import { install, run } from './workplace.mjs'

install()
run('language/src/make.ts', process.argv.includes('--beside') ? ['--beside'] : ['--write'])

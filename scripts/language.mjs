// npm run language: makes the model that understands questions anew from the data in language/.
import { install, run } from './workplace.mjs'

install()
run('language/src/make.ts', ['--write'])

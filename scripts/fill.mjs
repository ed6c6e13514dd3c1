// npm run fill -- --courses … --users … --attempts …: makes a large school to measure with.
import { install, run } from './workplace.mjs'

install()
run('server/src/fill/main.ts', process.argv.slice(2))

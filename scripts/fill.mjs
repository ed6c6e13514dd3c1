// npm run fill -- --courses … --users … --attempts …: makes a large school to measure with.
import { install, run } from './workplace.mjs'

install()
run('server/tools/fill/main.ts', process.argv.slice(2))

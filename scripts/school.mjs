// npm run school -- --host … --name … --admin …: makes a school and its first administrator.
import { install, run } from './workplace.mjs'

install()
run('server/tools/new-school.ts', process.argv.slice(2))

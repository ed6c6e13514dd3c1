// npm run bench[:growth|:web]: measures, each figure as a ratio to a reference of the same run.
import { build, install, run } from './workplace.mjs'

install()
build()
const [what = 'main', ...args] = process.argv.slice(2)
run(`bench/${what}.ts`, args)

// The strangers of `bench:sign-ins`, in a process of their own, so that none of the measured wait is theirs.
import { userLoginNew } from '@xinglin/contract/identity'
import { ask } from './signed.ts'

const [port = '', strangers = ''] = process.argv.slice(2)
const over = new AbortController()
let tried = 0
const flood = Array.from({ length: Number(strangers) }, async (_, at) => {
  const wrong = { LoginType: 2, UserName: `nobody-${at}`, PassWord: 'wrong' }
  while (!over.signal.aborted) {
    await ask(Number(port), userLoginNew, wrong).catch(() => undefined)
    tried += 1
  }
})
process.once('message', () => {
  over.abort()
  void Promise.all(flood).then(() => {
    process.send?.(tried)
    process.exit(0)
  })
})

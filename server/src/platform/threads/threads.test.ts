import { afterEach, expect, test } from 'vitest'
import { openThreads, Overrun, type Threads } from './threads.ts'

type Trial = { readonly does: 'double' | 'fail' | 'never ends' | 'grows'; readonly of: number }
const module = new URL('trial-thread.ts', import.meta.url)

let open: Threads<Trial, number>
afterEach(() => open.close())
const opened = (bounds: Partial<Parameters<typeof openThreads>[1]> = {}) => {
  open = openThreads<Trial, number>(module, { longestMs: 400, megabytes: 48, ...bounds })
  return { run: (job: Trial) => open.run(job, 'somebody') }
}

test('does jobs in the order in which they came, and says why one failed', async () => {
  const { run } = opened()
  const all = await Promise.all([1, 2, 3, 4].map((of) => run({ does: 'double', of })))
  expect(all).toEqual([2, 4, 6, 8])
  await expect(run({ does: 'fail', of: 1 })).rejects.toThrow('on purpose')
  expect(await run({ does: 'double', of: 5 })).toBe(10)
})

test.each(['never ends', 'grows'] as const)(
  'a job that %s is ended, and the next is done',
  async (does) => {
    const { run } = opened(does === 'grows' ? { longestMs: 60_000 } : {})
    const [long, next] = [run({ does, of: 1 }), run({ does: 'double', of: 21 })]
    await expect(long).rejects.toBeInstanceOf(Overrun)
    expect(await next).toBe(42)
  },
)

test('who comes when too many wait is told so', async () => {
  const { run } = opened({ maxWaiting: 2 })
  const waiting = [run({ does: 'double', of: 1 }), run({ does: 'double', of: 2 })]
  await expect(run({ does: 'double', of: 3 })).rejects.toMatchObject({ code: -10503 })
  expect(await Promise.all(waiting)).toEqual([2, 4])
})

test('nobody waits for all that another has waiting, and of one only so much may wait', async () => {
  opened({ longestMs: 60_000 })
  const done: string[] = []
  const by = async (of: string) => {
    await open.run({ does: 'double', of: 1 }, of)
    done.push(of)
  }
  const first = by('greedy')
  const more = [1, 2, 3, 4, 5].map(() => by('greedy'))
  await expect(by('greedy')).rejects.toMatchObject({ code: -10429 })
  const late = by('late')
  await Promise.all([first, late, ...more])
  expect(done.indexOf('late')).toBeLessThan(2)
})

test('a module that cannot be loaded fails who waits, and is not begun for ever', async () => {
  open = openThreads<Trial, number>(new URL('no-such-thread.ts', import.meta.url), {
    longestMs: 400,
    megabytes: 48,
  })
  const both = [1, 2].map((of) => open.run({ does: 'double', of }, 'somebody'))
  for (const one of both) await expect(one).rejects.toThrow('no-such-thread')
})

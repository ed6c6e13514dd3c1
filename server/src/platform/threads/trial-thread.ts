// What the tests of the threads run.
import { serveJobs } from '#platform/thread-jobs'

type Trial = { readonly does: 'double' | 'fail' | 'never ends' | 'grows'; readonly of: number }

serveJobs(({ does, of }: Trial): number => {
  if (does === 'fail') throw new Error('on purpose')
  if (does === 'never ends') for (;;) Math.sqrt(of)
  if (does === 'grows') {
    const all: number[][] = []
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => at + of))
  }
  return of * 2
})

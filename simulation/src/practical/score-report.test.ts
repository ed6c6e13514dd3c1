import { expect, test } from 'vitest'
import { ofReport } from './score-report.ts'

const protocol = {
  report: { least: [{ section: 'results', letters: 20 } as const], chains: [], questions: [] },
  checks: [],
}
const own = '夹闭右侧颈总动脉后血压升高，松开后回到原来。'

test.each<[string, string, number]>([
  ['nothing', '', 0],
  ['a sentence long enough', own, 2],
  ['half of it', own.slice(0, 11), 1],
  ['a sentence over and over', '血压升高。'.repeat(10), 0],
  ['the same with other stops between', '血压升高！血压升高\n；血压升高？血压升高', 0],
])('%s as results', (_what, results, got) => {
  expect(ofReport(protocol, [], { seq: 1, sections: { results } })).toMatchObject([{ got }])
})

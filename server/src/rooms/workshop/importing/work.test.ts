import { describe, expect, test } from 'vitest'
import { zipped } from '#testing'
import { readFile } from './read-file.ts'

// Moderate input that grows by what it nests: what is counted is the work that comes of it, never time.

const packageOf = (inner: string) =>
  zipped({ 'virtualpatientdata.xml': `<VirtualPatientData>${inner}</VirtualPatientData>` })
const nested = (name: string, depth: number, inner: string) =>
  `<${name}>`.repeat(depth) + inner + `</${name}>`.repeat(depth)

const readIn = (bytes: Uint8Array) => {
  const came = readFile(bytes)
  return 'read' in came ? came.read : { kind: came.unreadable, draft: {}, taken: [], notTaken: [] }
}

describe('a package is read within a bound of work', () => {
  const words = '他说不疼。'.repeat(400)
  test.each(['VPDText', 'InterviewItem', 'Diagnosis', 'PatientDemographics', 'XtensibleInfo'])(
    'each word within %s once, however often it is nested',
    (name) => {
      const inner =
        name === 'InterviewItem' ? `<Response>${words}</Response>` : `<Name>${words}</Name>`
      const { draft, notTaken } = readIn(packageOf(nested(name, 35, inner)))
      const text = [JSON.stringify(draft), ...notTaken].join('')
      expect(text.split('他说不疼。').length - 1).toBeLessThanOrEqual(410)
      expect(text.length).toBeLessThan(6_000)
    },
  )

  test.each([
    ['escaped markup', `&lt;b&gt;`.repeat(150)],
    ['escaped sup', `&lt;sup&gt;`.repeat(150)],
  ])('%s nests no deeper than anybody writes', (_what, deep) => {
    expect(readIn(packageOf(`<VPDText>${deep}无</VPDText>`)).kind).toBe('正文的嵌套过深')
  })

  test('what could not be taken is listed so far, and counted', () => {
    const many = Array.from({ length: 900 }, (_, at) => `<Diagnosis>病${at}</Diagnosis>`)
    const { notTaken } = readIn(packageOf(many.join('')))
    expect(notTaken).toHaveLength(401)
    expect(notTaken.at(-1)).toBe('还有 500 条没有列出：请对照原文件')
  })

  test('what is wrong with a file of our own is listed so far, and counted', () => {
    const members = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`wrong${at}`, 1]))
    const came = readFile(
      new TextEncoder().encode(JSON.stringify({ schema: 'vsp-case/1', ...members })),
    )
    if (!('problems' in came)) throw new Error('was read')
    expect(came.problems).toHaveLength(201)
    expect(came.problems.at(-1)?.zh).toBe('还有 700 处没有列出，请先改正以上各处')
  })
})

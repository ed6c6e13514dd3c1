import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContentOf, QuestionType } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { PlainContent } from '../content/computed-content.ts'
import { unanswerable } from '../content/problems.ts'
import { wordingOf } from '../content/wording.ts'
import { readFile } from '../formats/read-file.ts'
import { anyQuestion, option } from './any-question-testing.ts'
import type { ExportedQuestion, Written } from './exported.ts'
import { writeMoodle } from './write-moodle.ts'
import { writeQti } from './write-qti.ts'
import { writeSheet, writeTemplate } from './write-sheet.ts'
import { writeWord } from './write-word.ts'

const exported = (content: PlainContent): ExportedQuestion => ({
  content,
  department: '内科学',
  section: '',
  difficulty: 4,
  knowledge: [],
  symptoms: [],
  practice: false,
  source: '某书',
})

const formats: Readonly<
  Record<string, (questions: readonly ExportedQuestion[]) => Written | Promise<Written>>
> = {
  'a sheet': (all) => writeSheet(all),
  'a Word paper': (all) => writeWord(all, new Map(), { title: '试卷', withAnswers: true }),
  'Moodle XML': (all) => writeMoodle(all, new Map()),
  'QTI 2.1': (all) => writeQti(all, new Map(), '2.1'),
  'QTI 3.0': (all) => writeQti(all, new Map(), '3.0'),
}

const types = Object.keys(anyQuestion) as (keyof typeof anyQuestion)[]

const readBack = async (written: Written) => {
  const came = await readFile(written.bytes)
  if ('unreadable' in came) throw new Error(came.unreadable)
  return came.file.items
}

/** Moodle has no groups: their parts come back as questions, which its own test looks at. */
const grouped = new Set<QuestionType>(['A3', 'A4', 'analysis'])

describe.each(Object.entries(formats))('%s', (format, write) => {
  test.each(types.filter((type) => format !== 'Moodle XML' || !grouped.has(type)))(
    '%s comes back with the same question and the same key',
    async (type) => {
      await fc.assert(
        fc.asyncProperty(anyQuestion[type], async (content) => {
          fc.pre(unanswerable(content).length === 0)
          const [item, ...others] = await readBack(await write([exported(content)]))
          expect([item?.faults, others]).toEqual([[], []])
          expect(item?.content && wordingOf(item.content)).toEqual(wordingOf(content))
        }),
        { numRuns: 12 },
      )
    },
  )
})

test('Moodle XML has each part of a group as a question, with what was known before it', async () => {
  const part = (at: number): ContentOf<'A4'>['Parts'][number] => ({
    Id: newId(),
    Reveal: at === 0 ? '' : `<p>新${at}</p>`,
    Stem: `<p>问${at}</p>`,
    Options: [option('甲', 'right'), option('乙', 'wrong')],
    Explanation: '<p>解</p>',
  })
  const written = writeMoodle(
    [exported({ Type: 'A4', Stem: '<p>病例</p>', Parts: [part(0), part(1), part(2)] })],
    new Map(),
  )
  const items = await readBack(written)
  expect(items.map(({ content }) => content && 'Stem' in content && content.Stem)).toEqual([
    '<p>病例</p><p>问0</p>',
    '<p>病例</p><p>新1</p><p>问1</p>',
    '<p>病例</p><p>新1</p><p>新2</p><p>问2</p>',
  ])
  expect(written.notCarried).toContain('题组拆成了单独的题，共用题干写在每题之前（1 题）')
})

test('a sheet says where its questions belong; the template has headings, hints and lists', async () => {
  const content: PlainContent = {
    Type: 'judge',
    Stem: '<p>说</p>',
    Truth: true,
    Explanation: '<p>解</p>',
  }
  const [item] = await readBack(await writeSheet([exported(content)]))
  expect(item?.filing).toMatchObject({
    department: '内科学',
    difficulty: 4,
    practice: false,
    source: '某书',
  })
  expect(await readFile(await writeTemplate(['内科学', '外科学']))).toEqual({
    unreadable: '文件中没有题目',
  })
})

test('pictures go along where the format has a place for them', async () => {
  const id = newId()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const pictures = new Map([[id, { id, png, width: 1, height: 1 }]])
  const content: PlainContent = {
    Type: 'judge',
    Stem: `<p>看图<img src="/f/${id}.webp" alt="胸片" /></p>`,
    Truth: true,
    Explanation: '<p>解</p>',
  }
  const all = [exported(content)]
  for (const written of [
    writeMoodle(all, pictures),
    writeQti(all, pictures, '2.1'),
    writeQti(all, pictures, '3.0'),
    await writeWord(all, pictures, { title: '卷', withAnswers: true }),
  ]) {
    const came = await readFile(written.bytes)
    expect(
      'file' in came && came.file.pictures.map(({ bytes }) => Buffer.from(bytes).equals(png)),
    ).toEqual([true])
  }
  expect((await writeSheet(all)).notCarried).toEqual(['图片不能写入表格（1 题）'])
})

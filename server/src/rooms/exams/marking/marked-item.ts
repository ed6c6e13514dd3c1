import type { Criterion } from '@xinglin/contract/marking'
import type { Answer, QuestionForm } from '@xinglin/contract/questions'
import { markingRefusals } from '@xinglin/contract/marking'
import type { WorkRow } from '#marking'
import { htmlOfText } from '#platform/rich-text'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { openContent } from '#questions'
import type { Unassessed } from '#simulations/kernel'
import { attemptStore } from '../attempts/store.ts'
import type { FrozenStation } from '../papers/frozen-paper.ts'
import { paperContents } from '../papers/paper-contents.ts'
import { stationResults, stationsIn } from '../stations/attempt-stations.ts'
import { writtenStore } from '../written/store.ts'

const { missing } = markingRefusals

/** What a work answers: a question with the tenths that the paper gives for it, or a station that the system could not assess. */
type MarkedItem =
  | { readonly id: string; readonly form: QuestionForm; readonly tenths: number }
  | {
      readonly station: FrozenStation
      readonly attemptId: string
      readonly unassessed: Unassessed
    }

/** The question or the station that a work answers. */
export const markedItem = async (tenant: TenantContext, work: WorkRow): Promise<MarkedItem> => {
  const written = (await writtenStore(tenant).versions(work.id)).at(-1)
  const attempt = written && (await attemptStore(tenant).find(written.attemptId))
  if (!attempt) throw refuse(missing)
  const station = stationsIn(attempt.drawn).find(({ id }) => id === written.unitId)
  if (station) {
    const result = (await stationResults(tenant, attempt)).get(station.id)
    return { station, attemptId: attempt.id, unassessed: result?.unassessed ?? '' }
  }
  const contents = await paperContents(tenant, attempt.paperId, attempt.paperVersion)
  const drawn = attempt.drawn
    .flatMap(({ questions }) => questions)
    .find(({ questionId }) => questionId === written.unitId)
  const form = drawn && contents?.forms.get(drawn.versionId)
  if (!form) throw refuse(missing)
  return { id: written.unitId, form, tenths: drawn.units[0]?.tenths ?? 0 }
}

/** What a station is marked by: as a whole, in the points that the paper gives to it. */
export const rubricOfStation = ({ id, tenths }: FrozenStation): readonly Criterion[] => [
  { Id: id, Name: '整站', Note: '', Max: tenths / 10 },
]

const reasons: Readonly<Record<Unassessed, string>> = {
  '': '系统没有给出评分',
  slow: '系统多次计算仍未完成评分',
  engine: '实验模型在作答之后更新过，系统无法再现当时的操作',
}

const wordsOf = (answer: Answer | undefined): string =>
  answer && 'Text' in answer ? answer.Text : ''

/** What whoever marks a work reads: the question with its reference, or what was written in a station and why it is marked. */
export const markedDocument = async (visit: Visit, work: WorkRow, no: number) => {
  const versions = await writtenStore(visit).versions(work.id)
  const given = wordsOf(versions.find((one) => one.no === no)?.answer)
  const item = await markedItem(visit, work)
  const about = { lateDays: 0, files: [], handed: versions.map(({ handedAt }) => handedAt) }
  if ('station' in item) {
    const { title } = item.station
    const note = `考站“${title}”：${reasons[item.unassessed]}，请对照操作记录与实验报告给分。`
    const report = given === '' ? '（没有写实验报告）' : given
    return {
      ...about,
      hasRecord: true as const,
      questionHtml: htmlOfText(note),
      parts: [{ Id: 'answer', Name: '实验报告', Html: htmlOfText(report) }],
    }
  }
  const content = openContent(visit, item.form.Content)
  const reference = 'Reference' in content ? content.Reference : ''
  return {
    ...about,
    questionHtml: 'Stem' in content ? content.Stem : '',
    parts: [
      { Id: 'answer', Name: '作答', Html: htmlOfText(given) },
      ...(reference === '' ? [] : [{ Id: 'reference', Name: '参考答案', Html: reference }]),
    ],
  }
}

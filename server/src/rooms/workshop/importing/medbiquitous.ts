import { emptyDraft, type Draft } from '@xinglin/simulation/cases'
import { Unreadable } from './case-file.ts'
import { demographicsOf } from './medbiquitous-person.ts'
import { findingsOf } from './medbiquitous-findings.ts'
import { factsOf } from './medbiquitous-facts.ts'
import { readXml, said, within, wordsOf, type Element } from './xml.ts'
import { entriesOf, type Entry } from './zip.ts'

/** What came of a package: a draft, what was taken, what was not. */
export type VirtualPatient = {
  readonly draft: Draft
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

const baseOf = (name: string): string => name.split('/').at(-1)?.toLowerCase() ?? ''

/** A part of the package by the name of its file, or by that of its outermost element. */
const partOf = (
  entries: readonly Entry[],
  file: string,
  outermost: string,
): Element | undefined => {
  const named = entries.find(({ name }) => baseOf(name) === `${file}.xml`)
  if (!named) return undefined
  const root = readXml(named.open(), `${file}.xml`)
  return root.name === outermost ? root : within(root, outermost)[0]
}

const count = (element: Element | undefined, ...names: readonly string[]): number =>
  element ? within(element, ...names).length : 0

const counted = (what: string, many: number, why: string): readonly string[] =>
  many === 0 ? [] : [`${what} ${many} 项：${why}`]

/** What the other parts of a package hold and a case of ours has no place for, or only by hand. */
const leftOut = (
  entries: readonly Entry[],
  data: Element,
  activity: Element | undefined,
  availability: Element | undefined,
): readonly string[] => [
  ...counted(
    '活动节点（ActivityNode）',
    count(activity, 'ActivityNode'),
    '问诊是开放的，没有分支页面',
  ),
  ...counted('节点之间的连线（Link）', count(activity, 'Link'), '同上'),
  ...counted('计数器（Counter）', count(activity, 'Counter'), '评分由评分表给出，请在“评分”里写'),
  ...counted('计时器（Timer）', count(activity, 'Timer'), '限时请在“基本信息”的剧本里填'),
  ...counted('规则（Rule）', count(activity, 'Rule', 'CounterActionRule'), '不执行任何外来的规则'),
  ...counted(
    '可见性节点（DAMNode）',
    count(availability, 'DAMNode'),
    '何时说出由事实的层与条件决定，请逐条设置',
  ),
  ...counted('干预（Intervention）', count(data, 'Intervention'), '请在“治疗”里从医嘱目录选择'),
  ...counted('扩展信息（XtensibleInfo）', count(data, 'XtensibleInfo'), '其他软件私有的内容'),
  ...entries
    .filter(
      ({ name }) =>
        !name.endsWith('/') && !baseOf(name).endsWith('.xml') && !baseOf(name).endsWith('.xsd'),
    )
    .map(({ name }) => `媒体文件“${name.slice(0, 80)}”：只记下名称，没有导入`),
]

const titleOf = (entries: readonly Entry[]): string => {
  const metadata = partOf(entries, 'metadata', 'lom')
  const title = metadata && within(metadata, 'title')[0]
  const text = wordsOf(title).slice(0, 36)
  return [...text].length >= 4 ? text : '导入的虚拟病人'
}

const namesOf = (resources: Element | undefined): readonly string[] =>
  resources
    ? within(resources, 'resource', 'MediaResource')
        .map((one) => one.attributes['href'] ?? said(one, 'Title', 'Name'))
        .filter(Boolean)
    : []

/**
 * Reads a MedBiquitous virtual patient (ANSI/MEDBIQ VP.10.1-2010): who the patient is, texts and answers as facts whose
 * questions the author chooses, findings, tests and diagnoses by their names where our catalogues know them; the rest is
 * listed. Throws Unreadable.
 */
export const readVirtualPatient = (bytes: Uint8Array): VirtualPatient => {
  const entries = entriesOf(bytes)
  const data = partOf(entries, 'virtualpatientdata', 'VirtualPatientData')
  if (!data) throw new Unreadable('压缩包里没有 virtualpatientdata.xml，不是 MedBiquitous 虚拟病人')
  const activity = partOf(entries, 'activitymodel', 'ActivityModel')
  const availability = partOf(entries, 'dataavailabilitymodel', 'DataAvailabilityModel')
  const manifest =
    partOf(entries, 'imsmanifest', 'manifest') ?? partOf(entries, 'mediaresource', 'MediaResource')

  const person = demographicsOf(data)
  const history = factsOf(data)
  const findings = findingsOf(data)
  const media = namesOf(manifest)
  const draft = {
    ...emptyDraft(titleOf(entries), '待定科室'),
    caseInfo: { ...(emptyDraft('', '')['caseInfo'] as object), ...person.caseInfo },
    facts: history.facts,
    exam: findings.exam,
    tests: findings.tests,
    ...findings.diagnosis,
    license: '由 MedBiquitous 虚拟病人导入，来源与授权待填写',
  }
  return {
    draft,
    taken: [...person.taken, ...history.taken, ...findings.taken],
    notTaken: [
      ...person.notTaken,
      ...history.notTaken,
      ...findings.notTaken,
      ...leftOut(entries, data, activity, availability),
      ...(media.length > 0
        ? [`包内登记的媒体 ${media.length} 个：${media.slice(0, 8).join('、')}`]
        : []),
    ],
  }
}

import { emptyDraft, type Draft } from '@xinglin/simulation/cases'
import {
  entriesOf,
  readXml,
  Unreadable,
  within,
  type Document,
  type Element,
  type Entry,
} from '#platform/documents'
import { capped } from './capped.ts'
import { demographicsOf } from './medbiquitous-person.ts'
import { findingsOf } from './medbiquitous-findings.ts'
import { factsOf } from './medbiquitous-facts.ts'
import { isLabyrinth, labyrinthOf } from './openlabyrinth.ts'
import { reading, type Reading } from './reading.ts'
import { unreadIn } from './unread.ts'

/** What came of a package: a draft, what was taken, what was not. */
export type VirtualPatient = {
  readonly draft: Draft
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

const baseOf = (name: string): string => name.split('/').at(-1)?.toLowerCase() ?? ''

/** The documents of a MedBiquitous package, and their outermost elements. */
const documents = {
  virtualpatientdata: 'VirtualPatientData',
  activitymodel: 'ActivityModel',
  dataavailabilitymodel: 'DataAvailabilityModel',
  metadata: 'lom',
  imsmanifest: 'manifest',
  mediaresource: 'MediaResource',
} as const
type Name = keyof typeof documents

type Part = Document & { readonly file: string }

/** A part of the package by the name of its file: its outermost element, or the one within that has the wanted name. */
const partOf = (entries: readonly Entry[], name: Name): Part | undefined => {
  const file = `${name}.xml`
  const named = entries.find((one) => baseOf(one.name) === file)
  if (!named) return undefined
  const { root, repairs } = readXml(named.open(), file)
  const wanted = root.name === documents[name] ? root : within(root, documents[name])[0]
  return wanted && { file, root: wanted, repairs }
}

const count = (part: Part | undefined, ...names: readonly string[]): number =>
  part ? within(part.root, ...names).length : 0

/** OpenLabyrinth names the pages of a section once more, with `id=""`. */
const nodesIn = (activity: Part | undefined): number => {
  const nodes = activity ? within(activity.root, 'ActivityNode') : []
  const own = nodes.filter(({ attributes }) => attributes['id'] !== '')
  return own.length > 0 ? own.length : nodes.length
}

const counted = (what: string, many: number, why: string): readonly string[] =>
  many === 0 ? [] : [`${what} ${many} 项：${why}`]

/** What the parts of a package hold and a case of ours has no place for, or only by hand. */
const leftOut = (
  data: Part,
  activity: Part | undefined,
  availability: Part | undefined,
): readonly string[] => [
  ...counted('活动节点（ActivityNode）', nodesIn(activity), '问诊是开放的，没有分支页面'),
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
]

const filesLeft = (entries: readonly Entry[], read: readonly string[]): readonly string[] =>
  entries
    .filter(({ name }) => !name.endsWith('/') && !/\.xsd$/i.test(name))
    .filter(({ name }) => !read.includes(baseOf(name)))
    .map(({ name }) =>
      /\.xml$/i.test(name)
        ? `文件“${name}”：不认识，没有读取`
        : `媒体文件“${name}”：只记下名称，没有导入`,
    )

const longestTitle = 36
const shortestTitle = 4

const titled = (text: string) => {
  const signs = [...text]
  const isFit = signs.length >= shortestTitle
  return {
    title: isFit ? signs.slice(0, longestTitle).join('') : '导入的虚拟病人',
    notTaken:
      text === '' || (isFit && signs.length <= longestTitle)
        ? []
        : [`标题“${text}”：${isFit ? `只取了前${longestTitle}字` : '过短，请自行填写'}`],
  }
}

const titleIn = (metadata: Part | undefined, from: Reading): string =>
  metadata ? from.words(within(metadata.root, 'title')[0]) : ''

const mediaIn = (resources: Part | undefined, { textOf }: Reading): readonly string[] => {
  const names = resources
    ? within(resources.root, 'resource', 'MediaResource')
        .map((one) => one.attributes['href'] ?? textOf(one, 'Title', 'Name'))
        .filter(Boolean)
    : []
  return names.length > 0 ? [`包内登记的媒体 ${names.length} 个：${names.join('、')}`] : []
}

const drafted = (data: Element, title: string, from: Reading): VirtualPatient => {
  const named = titled(title)
  const person = demographicsOf(data, from)
  const history = factsOf(data, from)
  const findings = findingsOf(data, from)
  return {
    draft: {
      ...emptyDraft(named.title, '待定科室'),
      caseInfo: { ...(emptyDraft('', '')['caseInfo'] as object), ...person.caseInfo },
      facts: history.facts,
      exam: findings.exam,
      tests: findings.tests,
      ...findings.diagnosis,
      license: '由虚拟病人包导入，来源与授权待填写',
    },
    taken: [...person.taken, ...history.taken, ...findings.taken],
    notTaken: [...named.notTaken, ...person.notTaken, ...history.notTaken, ...findings.notTaken],
  }
}

const fromLabyrinth = (entries: readonly Entry[]): VirtualPatient => {
  const from = reading()
  const { data, title, tables, files } = labyrinthOf(entries)
  const draft = drafted(data, from.words(title), from)
  return {
    ...draft,
    notTaken: [
      ...draft.notTaken,
      ...[data, ...tables].flatMap((one) => unreadIn(one, from)),
      ...from.left,
      ...filesLeft(entries, files),
    ],
  }
}

const fromStandard = (entries: readonly Entry[]): VirtualPatient => {
  const data = partOf(entries, 'virtualpatientdata')
  if (!data) throw new Unreadable('压缩包里没有 virtualpatientdata.xml，不是 MedBiquitous 虚拟病人')
  const activity = partOf(entries, 'activitymodel')
  const availability = partOf(entries, 'dataavailabilitymodel')
  const metadata = partOf(entries, 'metadata')
  const manifest = partOf(entries, 'imsmanifest') ?? partOf(entries, 'mediaresource')
  const parts = [data, activity, availability, metadata, manifest].filter(
    (one) => one !== undefined,
  )

  const from = reading()
  const draft = drafted(data.root, titleIn(metadata, from), from)
  const media = mediaIn(manifest, from)
  return {
    ...draft,
    notTaken: [
      ...parts
        .filter(({ repairs }) => repairs > 0)
        .map(
          ({ file, repairs }) =>
            `${file} 中有 ${repairs} 处没有按规范书写的符号：按字面读出，请核对`,
        ),
      ...draft.notTaken,
      ...leftOut(data, activity, availability),
      ...parts.flatMap(({ root }) => unreadIn(root, from)),
      ...from.left,
      ...filesLeft(
        entries,
        parts.map(({ file }) => file),
      ),
      ...media,
    ],
  }
}

/**
 * Reads a MedBiquitous virtual patient (ANSI/MEDBIQ VP.10.1-2010), or the tables that OpenLabyrinth writes: who the patient
 * is, texts and answers as facts whose questions the author chooses, findings, tests and diagnoses by their names where our
 * catalogues know them. Every text of the package is in the draft or in what was not taken. Throws Unreadable.
 */
export const readVirtualPatient = (bytes: Uint8Array): VirtualPatient => {
  const entries = entriesOf(bytes)
  const draft = isLabyrinth(entries) ? fromLabyrinth(entries) : fromStandard(entries)
  return { ...draft, taken: capped(draft.taken), notTaken: capped(draft.notTaken) }
}

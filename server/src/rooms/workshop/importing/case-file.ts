import { Unreadable } from '#platform/documents'
import { isDraft, readCase, type Draft, type Problem } from '@xinglin/simulation/cases'

/** A file that is no case: why, with the proofreader's findings where there are some. */
export class NoCase extends Unreadable {
  readonly problems: readonly Problem[]
  constructor(message: string, problems: readonly Problem[] = []) {
    super(message)
    this.problems = problems
  }
}

/** What may be wrong with a draft is for its editor; what makes a file no case of ours is told at once. */
const isNoCase = ({ path, zh }: Problem, value: object): boolean =>
  path === 'schema' ||
  zh.startsWith('没有这个项目') ||
  (Object.hasOwn(value, path) && /^应为(?:列表|一组项目|文字|“名称)/.test(zh))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoCase('文件不是 JSON 格式，可能已损坏')
  }
}

/** Reads a file in our own form (.json, vsp-case/1) as a draft, however far it has come; throws NoCase. */
export const readCaseFile = (bytes: Uint8Array): Draft => {
  const text = new TextDecoder('utf-8').decode(bytes)
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new NoCase('文件不是病例：应为一组项目')
  const wrong = readCase(value).problems.filter((one) => isNoCase(one, value))
  if (wrong.length > 0) throw new NoCase('文件不是本平台的病例（vsp-case/1）', wrong)
  // What no text of the database can hold, and nests or lengths that nobody writes.
  if (!isDraft(value)) throw new NoCase('文件内容过多或含有无法保存的字符')
  const { id: _id, version: _version, reviewedBy: _by, reviewedAt: _at, ...textOf } = value
  return textOf
}

import { importColumns, importLimits } from '@xinglin/contract/identity'

/** A row of the sheet as it travels: its number there, and its cells by the columns of the import. */
export type SheetRow = { readonly RowNo: number; readonly Cells: string[] }

/** What was found in a sheet, or why it cannot be imported. */
export type Recognised =
  | {
      readonly kind: 'rows'
      readonly rows: readonly SheetRow[]
      /** Which heading stands for each column of the import; empty where there is none. */
      readonly headings: readonly string[]
      /** Headings that mean nothing here. */
      readonly ignored: readonly string[]
    }
  | { readonly kind: 'refused'; readonly why: string }

type Name = (typeof importColumns)[number]

/** Other names under which schools keep the same. */
const also: Readonly<Record<string, Name>> = {
  真实姓名: '姓名',
  学生姓名: '姓名',
  教师姓名: '姓名',
  名字: '姓名',
  学号: '学号/工号',
  工号: '学号/工号',
  学工号: '学号/工号',
  学号工号: '学号/工号',
  编号: '学号/工号',
  身份: '角色',
  用户类型: '角色',
  人员类型: '角色',
  账号: '登录名',
  登录账号: '登录名',
  用户名: '登录名',
  手机号: '手机',
  手机号码: '手机',
  联系电话: '手机',
  电话: '手机',
  电子邮箱: '邮箱',
  电子邮件: '邮箱',
  email: '邮箱',
  学院: '院系',
  系部: '院系',
  学科: '院系',
  所属院系: '院系',
  部门: '院系',
}

const needed: readonly Name[] = ['姓名', '学号/工号']
const lookedAt = 20
const longestCell = 500
const example = '示例'

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replaceAll(/\s|[*:：]|[(（][^)）]*[)）]/g, '')
    .toLowerCase()

const byPlain = new Map<string, Name>([
  ...importColumns.map((name) => [plain(name), name] as const),
  ...Object.entries(also).map(([other, name]) => [plain(other), name] as const),
])

const columnOf = (heading: string): Name | undefined => byPlain.get(plain(heading))

/** Where each column of the import stands in a row of headings; −1 where it does not. */
export const matchColumns = (headings: readonly string[]): readonly number[] => {
  const names = headings.map(columnOf)
  return importColumns.map((name) => names.indexOf(name))
}

const isHead = (row: readonly string[]) => {
  const columns = matchColumns(row)
  return needed.every((name) => (columns[importColumns.indexOf(name)] ?? -1) >= 0)
}

const refused = (why: string): Recognised => ({ kind: 'refused', why })

/** Finds the headings in a sheet and reads the rows beneath them, whatever the order of the columns. */
export const recognise = (sheet: readonly (readonly string[])[]): Recognised => {
  const at = sheet.slice(0, lookedAt).findIndex(isHead)
  const head = sheet[at]
  if (!head) {
    return refused('没有找到表头：表格须包含“姓名”和“学号/工号”两列，可下载模板对照。')
  }
  const places = matchColumns(head)
  const rows = sheet.flatMap((row, index): SheetRow[] => {
    if (index <= at) return []
    const cells = places.map((place) => (row[place] ?? '').slice(0, longestCell))
    const empty = cells.every((cell) => cell === '')
    return empty || cells[0]?.startsWith(example) ? [] : [{ RowNo: index + 1, Cells: cells }]
  })
  if (rows.length === 0) return refused('表格中没有数据：请在表头下方逐行填写后再上传。')
  if (rows.length > importLimits.rows) {
    return refused(
      `一次最多导入 ${importLimits.rows} 行，这份表格有 ${rows.length} 行，请拆分后分次导入。`,
    )
  }
  return {
    kind: 'rows',
    rows,
    headings: places.map((place) => head[place] ?? ''),
    ignored: head.filter((heading, index) => heading !== '' && !places.includes(index)),
  }
}

const most = 20 * 1024 * 1024

/** Why a file is not read at all; undefined when it may be. */
export const fileFault = ({ name, size }: { name: string; size: number }): string | undefined => {
  if (/\.xls$/i.test(name)) return '这是旧版 .xls 文件，请在 Excel 或 WPS 中另存为 .xlsx 后再上传。'
  if (/\.csv$/i.test(name)) return '这是 .csv 文件，请在 Excel 或 WPS 中另存为 .xlsx 后再上传。'
  if (!/\.xlsx$/i.test(name)) return '只能上传 Excel 表格（.xlsx 文件）。'
  if (size === 0) return '文件是空的，请重新选择。'
  if (size > most) return '文件超过 20 MB，请删去图片等无关内容或拆分后再上传。'
  return undefined
}

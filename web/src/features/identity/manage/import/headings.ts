import { importColumns } from '@xinglin/contract/identity'

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

/** Whether a row names the columns without which nobody can be imported. */
export const isHead = (row: readonly string[]) => {
  const columns = matchColumns(row)
  return needed.every((name) => (columns[importColumns.indexOf(name)] ?? -1) >= 0)
}

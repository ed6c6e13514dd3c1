import { importColumns, type ColumnChoice } from '@xinglin/contract/imports'

export type Name = (typeof importColumns)[number]

/** Other names under which schools keep the same. */
const also: Readonly<Record<string, Name>> = {
  真实姓名: '姓名',
  学生姓名: '姓名',
  教师姓名: '姓名',
  教工姓名: '姓名',
  名字: '姓名',
  学号: '学号/工号',
  学生学号: '学号/工号',
  校内学号: '学号/工号',
  工号: '学号/工号',
  职工号: '学号/工号',
  教工号: '学号/工号',
  教师工号: '学号/工号',
  学工号: '学号/工号',
  学号工号: '学号/工号',
  编号: '学号/工号',
  身份: '角色',
  类别: '角色',
  用户类型: '角色',
  人员类型: '角色',
  人员类别: '角色',
  账号: '登录名',
  登录账号: '登录名',
  用户名: '登录名',
  手机号: '手机',
  手机号码: '手机',
  移动电话: '手机',
  联系电话: '手机',
  联系方式: '手机',
  本人电话: '手机',
  电话: '手机',
  电子邮箱: '邮箱',
  电子邮件: '邮箱',
  email: '邮箱',
  学院: '院系',
  院系名称: '院系',
  学院名称: '院系',
  系部: '院系',
  学科: '院系',
  所属院系: '院系',
  所在学院: '院系',
  部门: '院系',
  所在部门: '院系',
  技术职称: '职称',
  专业名称: '专业',
  所学专业: '专业',
  修读专业: '专业',
  录取专业: '专业',
  入学年份: '年级',
  入学年级: '年级',
  所在年级: '年级',
  班级名称: '班级',
  行政班: '班级',
  行政班级: '班级',
  所在班级: '班级',
  班号: '班级',
  身份证号码: '身份证号',
  身份证: '身份证号',
  证件号码: '身份证号',
  居民身份证号: '身份证号',
  专业技术职务: '职称',
}

/** A heading as it is compared: without blanks, stars, colons and what stands in brackets. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFKC')
    .replaceAll(/\s|[*:：]|[(（][^)）]*[)）]/g, '')
    .toLowerCase()

const byPlain = new Map<string, Name>([
  ...importColumns.map((name) => [plainHeading(name), name] as const),
  ...Object.entries(also).map(([other, name]) => [plainHeading(other), name] as const),
])

/** How headings were understood before, by the plain heading; empty where the column was left out. */
export type Remembered = ReadonlyMap<string, Name | ''>

export const noneRemembered: Remembered = new Map()

export const rememberedFrom = (columns: readonly ColumnChoice[]): Remembered =>
  new Map(columns.map(({ Heading, Column }) => [plainHeading(Heading), Column]))

const columnOf = (heading: string, remembered: Remembered): Name | '' => {
  const plain = plainHeading(heading)
  return remembered.get(plain) ?? byPlain.get(plain) ?? ''
}

/** What each heading of a row means, as far as it is known; of two that mean the same the first. */
export const proposeColumns = (
  headings: readonly string[],
  remembered: Remembered = noneRemembered,
): readonly (Name | '')[] => {
  const names = headings.map((heading) => columnOf(heading, remembered))
  return names.map((name, at) => (names.indexOf(name) === at ? name : ''))
}

/** Where each column of the import stands in a row of headings; −1 where it does not. */
export const matchColumns = (headings: readonly string[]): readonly number[] => {
  const names = proposeColumns(headings)
  return importColumns.map((name) => names.indexOf(name))
}

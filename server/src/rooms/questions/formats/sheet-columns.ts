/** What a column of a sheet of questions is. */
export const sheetColumns = [
  'no',
  'type',
  'group',
  'shared',
  'stem',
  'options',
  'key',
  'explanation',
  'reference',
  'rubric',
  'department',
  'section',
  'difficulty',
  'knowledge',
  'symptoms',
  'practice',
  'source',
] as const
export type SheetColumn = (typeof sheetColumns)[number] | `option${string}`

/** How our own template names them. */
export const columnNames: Readonly<Record<(typeof sheetColumns)[number], string>> = {
  no: '题号',
  type: '题型',
  group: '题组',
  shared: '共用题干',
  stem: '题干',
  options: '选项',
  key: '答案',
  explanation: '解析',
  reference: '参考答案',
  rubric: '评分项',
  department: '学科',
  section: '科室',
  difficulty: '难度',
  knowledge: '知识类型',
  symptoms: '系统与症状',
  practice: '开放练习',
  source: '出处',
}

const patterns: readonly (readonly [RegExp, (typeof sheetColumns)[number]])[] = [
  [/^(?:题号|序号|编号|no|id|#)$/, 'no'],
  [/^(?:题型|试题类型|题目类型|类型|questiontype|type)$/, 'type'],
  [/^(?:题组|组号|分组|group)$/, 'group'],
  [/^(?:共用题干|共用材料|病例|案例|材料|主题干)$/, 'shared'],
  [/^(?:题干|题目|试题|试题内容|题目内容|试题题干|问题|question|stem|题干内容)$/, 'stem'],
  [/^(?:选项|选项内容|备选答案|备选项|候选项|options?|choices?)$/, 'options'],
  [/^(?:答案|正确答案|标准答案|正确选项|参考选项|answer|key|correctanswer)$/, 'key'],
  [/^(?:解析|试题解析|答案解析|题目解析|详解|解释|explanation|analysis)$/, 'explanation'],
  [/^(?:参考答案|答案要点)$/, 'reference'],
  [/^(?:评分项|评分标准|采分点)$/, 'rubric'],
  [/^(?:学科|科目|课程|department|subject)$/, 'department'],
  [/^(?:科室|专业|二级学科)$/, 'section'],
  [/^(?:难度|难易度|难易程度|difficulty)$/, 'difficulty'],
  [/^(?:知识类型|知识点|知识点标签)$/, 'knowledge'],
  [/^(?:系统与症状|症状|系统)$/, 'symptoms'],
  [/^(?:开放练习|练习)$/, 'practice'],
  [/^(?:出处|来源|教材|source)$/, 'source'],
]

/** What a heading names; undefined for a column that is not read. */
export const columnOf = (heading: string): SheetColumn | undefined => {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*:()（）]|\(必填\)|必填|选填/g, '')
  const letter = /^(?:选项|option|choice)?([a-l])(?:选项|项)?$/.exec(plain)?.[1]
  if (letter !== undefined) return `option${letter.toUpperCase()}`
  return patterns.find(([one]) => one.test(plain))?.[1]
}

/** The columns of a row of headings, by their places; undefined where it heads no questions. */
export const columnsIn = (
  cells: readonly string[],
): ReadonlyMap<SheetColumn, number> | undefined => {
  const columns = new Map<SheetColumn, number>()
  for (const [at, cell] of cells.entries()) {
    const column = columnOf(cell)
    if (column !== undefined && !columns.has(column)) columns.set(column, at)
  }
  return columns.has('stem') && (columns.has('key') || columns.has('reference'))
    ? columns
    : undefined
}

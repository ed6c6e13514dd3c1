/** HasVirtual: 0 theory, 1 consultation, 2 operation, 3 experiment. */
export type CourseKind = 0 | 1 | 2 | 3

const names: Readonly<Record<CourseKind, readonly string[]>> = {
  0: ['学习完成度', '章节测验', '作业', '讨论参与', '笔记', '案例分析', '期末测试', '学习态度'],
  1: [
    '接诊与医患沟通',
    '现病史采集',
    '既往/个人/家族史',
    '问诊组织与效率',
    '体格检查',
    '辅助检查选择',
    '诊断与鉴别诊断',
    '治疗决策与宣教',
  ],
  2: [
    '术前评估与适应证',
    '知情同意与人文关怀',
    '物品准备与环境',
    '体位与定位',
    '无菌与防护',
    '麻醉与操作技术',
    '术中观察与并发症处理',
    '术后处理与记录',
  ],
  3: [
    '预习与假设',
    '动物/标本与仪器准备',
    '操作步骤',
    '刺激与给药参数',
    '数据采集与标记',
    '结果准确性',
    '机制分析与讨论',
    '报告规范、反思与动物福利',
  ],
}

/** The eight dimensions of a kind of course, in their order, 12.5 % each (decision 5.2, 34: names are ours). */
export const dimensionsOf = (kind: CourseKind): readonly string[] => names[kind]

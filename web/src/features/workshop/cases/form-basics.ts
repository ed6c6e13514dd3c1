import type { Field } from './form-field.ts'
import { moodList, statements } from './sources.ts'
import { choices } from './form-choices.ts'

const skills = [
  '病史采集',
  '体格检查',
  '心电图判读',
  '影像判读',
  '诊断与鉴别',
  '急诊处置',
  '医患沟通',
]

/** 基本信息: what lists and the door of the consultation show, and the drama form of the specification. */
export const basics: readonly Field[] = [
  {
    kind: 'text',
    name: 'title',
    label: '标题',
    most: 40,
    hint: '学生看到的标题：主诉与时间，不写病名',
  },
  { kind: 'text', name: 'department', label: '科室', most: 20, span: 2 },
  { kind: 'text', name: 'system', label: '系统', most: 20, span: 2, hint: '如：循环系统' },
  { kind: 'text', name: 'systemChild', label: '系统分类', most: 20, span: 2, hint: '如：冠心病' },
  {
    kind: 'choice',
    name: 'difficulty',
    label: '难度',
    span: 2,
    options: [1, 2, 3, 4, 5].map((one) => ({ value: one, name: `${'★'.repeat(one)} ${one}级` })),
  },
  { kind: 'text', name: 'license', label: '来源与授权', most: 60, span: 4 },
  { kind: 'words', name: 'tags', label: '标签', most: 6, longest: 12 },
  {
    kind: 'group',
    name: 'drama',
    label: '剧本',
    fields: [
      { kind: 'number', name: 'limitTime', label: '限时', unit: '分钟', span: 2 },
      { kind: 'text', name: 'scene', label: '场景', most: 20, span: 2 },
      { kind: 'text', name: 'department', label: '接诊科室', most: 20, span: 2 },
      {
        kind: 'words',
        name: 'skills',
        label: '训练技能',
        most: 8,
        longest: 12,
        hint: `如：${skills.join('、')}`,
      },
    ],
  },
]

const manner: readonly Field[] = [
  { kind: 'number', name: 'rapport', label: '起始信任度', unit: '0–100', span: 2 },
  { kind: 'choice', name: 'mood', label: '起始情绪', options: choices.moods, span: 2 },
  {
    kind: 'choice',
    name: 'talkative',
    label: '健谈程度',
    span: 2,
    options: [
      { value: 1, name: '话少（每次两件事）' },
      { value: 2, name: '一般' },
      { value: 3, name: '话多' },
    ],
  },
]

const defaultManner = { rapport: 40, mood: '平静', talkative: 2 }

/** 场景与人物: the case info form of the specification, who speaks, and how. */
export const people: readonly Field[] = [
  {
    kind: 'group',
    name: 'caseInfo',
    label: '病例信息',
    hint: '姓名、年龄、职业、住址等问题由这里回答，不必另写事实',
    fields: [
      { kind: 'text', name: 'name', label: '姓名', most: 10, span: 2 },
      {
        kind: 'choice',
        name: 'gender',
        label: '性别',
        span: 2,
        options: [
          { value: 0, name: '女' },
          { value: 1, name: '男' },
        ],
      },
      { kind: 'number', name: 'age', label: '年龄', unit: '岁', span: 1 },
      {
        kind: 'number',
        name: 'months',
        label: '月龄',
        unit: '月',
        span: 1,
        when: ({ age }) => typeof age !== 'number' || age < 2,
      },
      { kind: 'number', name: 'stature', label: '身高', unit: 'cm', span: 2 },
      { kind: 'number', name: 'weight', label: '体重', unit: 'kg', span: 2 },
      { kind: 'text', name: 'nativePlace', label: '籍贯', most: 20, span: 2 },
      {
        kind: 'choice',
        name: 'maritalStatus',
        label: '婚姻状况',
        span: 2,
        options: choices.words('未婚', '已婚', '离异', '丧偶'),
      },
      { kind: 'text', name: 'education', label: '文化程度', most: 10, span: 2 },
      { kind: 'text', name: 'nation', label: '民族', most: 10, span: 2 },
      { kind: 'text', name: 'job', label: '职业', most: 20, span: 2 },
      { kind: 'text', name: 'address', label: '住址', most: 40, span: 4 },
      { kind: 'text', name: 'voice', label: '声音', most: 60, span: 2, hint: '如 male-middle-02' },
      { kind: 'choice', name: 'mood', label: '情绪', options: choices.moods, span: 2 },
      {
        kind: 'choice',
        name: 'IsVsp',
        label: '虚拟标准化病人',
        span: 2,
        options: [
          { value: 1, name: '是' },
          { value: 0, name: '否' },
        ],
      },
      {
        kind: 'area',
        name: 'medicalCondition',
        label: '入室情况',
        most: 120,
        hint: '怎么进来的、神志面色',
      },
    ],
  },
  {
    kind: 'group',
    name: 'persona',
    label: '人物性格',
    fields: [
      {
        kind: 'text',
        name: 'informant',
        label: '陈述者',
        most: 10,
        span: 2,
        hint: '本人，或母亲、女儿',
      },
      {
        kind: 'choice',
        name: 'literacy',
        label: '健康素养',
        span: 2,
        options: [
          { value: '低', name: '低（听不懂专业词）' },
          { value: '中', name: '中' },
          { value: '高', name: '高（可说专业词）' },
        ],
      },
      { kind: 'text', name: 'selfTheory', label: '自己以为是什么病', most: 60, span: 2 },
      ...manner,
      {
        kind: 'record',
        name: 'styles',
        label: '各种情绪下的说话方式',
        noun: '情绪',
        from: moodList,
        fresh: { prefix: [''], suffix: [''] },
        fields: [
          { kind: 'lines', name: 'prefix', label: '开头语', hint: '每行一个，要适合任何回答' },
          { kind: 'lines', name: 'suffix', label: '结尾语', hint: '每行一个' },
          { kind: 'number', name: 'rate', label: '语速', unit: '1为平常', span: 2 },
          { kind: 'text', name: 'action', label: '姿态', most: 30, span: 4 },
        ],
      },
      {
        kind: 'group',
        name: 'phrases',
        label: '固定说法（选填，不填用通用的）',
        fresh: {},
        fields: [
          { kind: 'lines', name: 'unclear', label: '没听明白' },
          { kind: 'lines', name: 'offtopic', label: '岔开闲话' },
          { kind: 'lines', name: 'unknown', label: '答不上来' },
          { kind: 'lines', name: 'leak', label: '被问诊断' },
          { kind: 'lines', name: 'acknowledge', label: '应答' },
          { kind: 'lines', name: 'repeated', label: '被重复问', hint: '放在再说一遍的话前面' },
        ],
      },
      {
        kind: 'record',
        name: 'replies',
        label: '对医生的话怎么回应（选填）',
        noun: '回应',
        from: statements,
        fresh: [],
        fields: [],
      },
    ],
  },
  {
    kind: 'group',
    name: 'variants',
    label: '配合与戒备时的同一个人',
    hint: '不填时由系统按信任度±15推出',
    fields: [
      { kind: 'group', name: 'cooperative', label: '配合', fields: manner, fresh: defaultManner },
      {
        kind: 'group',
        name: 'guarded',
        label: '戒备',
        fields: manner,
        fresh: { ...defaultManner, rapport: 20, talkative: 1 },
      },
    ],
  },
]

import { offerSheets, toast } from '#ui'
import { examItemTypeNames, type ExamAnalysis, minAnalysed } from '@xinglin/contract/exams'
import { formulas } from './formulas.ts'
import {
  countOf,
  digits,
  discriminationWord,
  idleOptions,
  itemNo,
  letterAt,
  notesOn,
} from './item-notes.ts'

// Enough to compute on with: what is shown has two digits.
const places = 6

const kindNames = { right: '正确', key: '关键', irrelevant: '无关', wrong: '错误' } as const

const overview = (one: ExamAnalysis, scope: string) => ({
  name: '概况',
  heads: ['指标', '数值', '说明'],
  widths: [24, 16, 70],
  rows: [
    ['范围', scope, ''],
    [
      '考生数',
      String(one.Examinees),
      one.Examinees < minAnalysed ? `样本不足（少于${minAnalysed}人），仅供参考` : '',
    ],
    ['未计入的待批阅试题', String(one.Unmarked.Items), ''],
    ['满分', String(one.FullScore), ''],
    ['平均分', digits(one.Mean, places), ''],
    ['标准差', digits(one.Deviation, places), formulas.deviation],
    ['最低分', digits(one.Lowest, places), ''],
    ['下四分位数', digits(one.LowerQuartile, places), ''],
    ['中位数', digits(one.Median, places), ''],
    ['上四分位数', digits(one.UpperQuartile, places), ''],
    ['最高分', digits(one.Highest, places), ''],
    ['难度', digits(one.Difficulty, places), formulas.difficulty],
    ['α（按整题）', digits(one.ByQuestion.Alpha, places), formulas.alpha],
    ['α（按小题）', digits(one.ByItem?.Alpha ?? null, places), formulas.alpha],
    ['KR-20', digits(one.ByItem?.Kr20 ?? null, places), formulas.kr20],
    ['测量标准误', digits(one.Error, places), formulas.error],
  ],
})

const items = (one: ExamAnalysis) => ({
  name: '试题',
  heads: [
    '题号',
    '部分',
    '题型',
    '题干',
    '分值',
    '考生数',
    '难度P',
    '高分组得分率',
    '低分组得分率',
    '区分度D',
    '评价',
    '题余相关',
    '题总相关',
    '提示',
  ],
  widths: [8, 16, 10, 50, 8, 8, 12, 14, 14, 12, 10, 12, 12, 40],
  rows: one.Items.map((item) => [
    itemNo(item),
    item.SectionName,
    examItemTypeNames[item.Type].split(' ')[0] ?? '',
    item.Stem,
    String(item.Points),
    String(item.Examinees),
    digits(item.Facility, places),
    digits(item.Upper, places),
    digits(item.Lower, places),
    digits(item.Discrimination, places),
    discriminationWord(item)?.word ?? '样本不足',
    digits(item.ItemRest, places),
    digits(item.ItemTotal, places),
    [...notesOn(item), idleOptions(item) ?? []].flat().join('；'),
  ]),
})

const options = (one: ExamAnalysis) => ({
  name: '选项',
  heads: ['题号', '选项', '内容', '性质', '选择人数', '高分组人数', '低分组人数'],
  widths: [8, 8, 50, 10, 12, 12, 12],
  rows: one.Items.flatMap((item) =>
    item.Omitted === null
      ? []
      : [
          ...item.Options.map((option, at) => [
            itemNo(item),
            letterAt(at),
            option.Text,
            kindNames[option.Kind],
            String(option.Count),
            countOf(option.Upper),
            countOf(option.Lower),
          ]),
          [
            itemNo(item),
            '',
            '未选',
            '',
            String(item.Omitted.Count),
            countOf(item.Omitted.Upper),
            countOf(item.Omitted.Lower),
          ],
        ],
  ),
})

/** Offers an analysis as a workbook: the whole, each item, each option. */
export const offerAnalysis = async (one: ExamAnalysis, scope: string): Promise<void> => {
  const done = await offerSheets(`${one.Name}成绩分析`, [
    overview(one, scope),
    items(one),
    options(one),
  ])
  if (!done) toast.error('文件生成失败，请重试')
}

import { vocabularies } from '@xinglin/contract/dictionaries'
import { bodyMaps } from './default-points.ts'
import { operationWords } from './default-operations.ts'
import { symptoms } from './default-symptoms.ts'
import { list, type UsualItem } from './default-lists.ts'

const numbered = (names: string): UsualItem[] =>
  names.split(' ').map((name, i) => ({ code: String(i + 1).padStart(2, '0'), name }))

/** 民族: the order and two-digit codes of GB/T 3304, with its 其他 and 外国血统. */
const nations: readonly UsualItem[] = [
  ...numbered(
    '汉族 蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族 布依族 朝鲜族 满族 侗族 瑶族 白族 土家族 哈尼族 哈萨克族 傣族 黎族 傈僳族 佤族 畲族 高山族 拉祜族 水族 东乡族 纳西族 景颇族 柯尔克孜族 土族 达斡尔族 仫佬族 羌族 布朗族 撒拉族 毛南族 仡佬族 锡伯族 阿昌族 普米族 塔吉克族 怒族 乌孜别克族 俄罗斯族 鄂温克族 德昂族 保安族 裕固族 京族 塔塔尔族 独龙族 鄂伦春族 赫哲族 门巴族 珞巴族 基诺族',
  ),
  { code: '97', name: '其他' },
  { code: '98', name: '外国血统中国籍人士' },
]

/** 文化程度: the groups of GB/T 4658-2006, from the highest. */
const diplomas = list(
  '10=研究生教育 20=大学本科教育 30=大学专科教育 40=中等职业教育 60=普通高级中学教育 70=初级中学教育 80=小学教育 90=其他',
)

/** 赛区: the regions by which national contests are divided. */
const contestAreas = list(
  'north=华北赛区 northeast=东北赛区 east=华东赛区 central=华中赛区 south=华南赛区 southwest=西南赛区 northwest=西北赛区 hmt=港澳台赛区',
)

const stage = (code: string, name: string, Weight: number, Minutes: number): UsualItem => ({
  code,
  name,
  figures: { Weight, Minutes },
})

/** 赛道模板: stages whose weights make a hundred. */
const tracks: readonly UsualItem[] = [
  {
    code: 'clinical',
    name: '临床医学赛道',
    children: [
      stage('clinical-knowledge', '基础知识考核', 20, 60),
      stage('clinical-consultation', '虚拟问诊', 40, 30),
      stage('clinical-operation', '虚拟操作', 40, 30),
    ],
  },
  {
    code: 'nursing',
    name: '护理学赛道',
    children: [
      stage('nursing-knowledge', '护理知识考核', 30, 60),
      stage('nursing-assessment', '护理评估', 30, 20),
      stage('nursing-operation', '护理操作', 40, 30),
    ],
  },
  {
    code: 'experiment',
    name: '机能实验赛道',
    children: [
      stage('experiment-knowledge', '实验设计与理论', 30, 45),
      stage('experiment-operation', '虚拟实验操作', 50, 60),
      stage('experiment-report', '实验报告', 20, 40),
    ],
  },
]

const seasonsFrom = (year: number): UsualItem[] =>
  [year + 1, year].map((one) => ({ code: String(one), name: `${one}赛季` }))

const defaultItems: Readonly<Record<number, readonly UsualItem[]>> = {
  [vocabularies.mood.type]: numbered('平静 紧张 焦虑 恐惧 低落 烦躁 易怒 淡漠 抗拒 感激'),
  [vocabularies.diploma.type]: diplomas,
  [vocabularies.nation.type]: nations,
  [vocabularies.await.type]: numbered('候诊中 就诊中 检查中 等待结果 已离开'),
  [vocabularies.symptom.type]: symptoms,
  [vocabularies.puncturePoint.type]: bodyMaps,
  ...operationWords,
  // The numbers that courses have kept from the beginning.
  [vocabularies.applicable.type]: list('1=本科生 2=专科生 3=研究生 4=规培医师 5=在职医护'),
  [vocabularies.knowledge.type]: list(
    'theory=基础理论 reasoning=临床思维 examination=体格检查 diagnostics=检验判读 imaging=影像判读 operation=操作技能 asepsis=无菌技术 emergency=急救处置 nursing=护理评估 safety=患者安全 medication=合理用药 communication=医患沟通 education=健康教育 ethics=医学伦理',
  ),
  [vocabularies.contestArea.type]: contestAreas,
  [vocabularies.track.type]: tracks,
}

/** What a vocabulary of a new school holds, by its number; seasons begin with the year and the next. */
export const defaultOf = (type: number, at: Date): readonly UsualItem[] =>
  type === vocabularies.season.type ? seasonsFrom(at.getUTCFullYear()) : (defaultItems[type] ?? [])

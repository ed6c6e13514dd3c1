/** An entry that every school begins with. */
export type UsualItem = { readonly code: string; readonly name: string }

const numbered = (names: string): UsualItem[] =>
  names.split(' ').map((name, i) => ({ code: String(i + 1).padStart(2, '0'), name }))

/** 民族: the order and two-digit codes of GB/T 3304. */
const nations =
  '汉族 蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族 布依族 朝鲜族 满族 侗族 瑶族 白族 土家族 哈尼族 哈萨克族 傣族 黎族 傈僳族 佤族 畲族 高山族 拉祜族 水族 东乡族 纳西族 景颇族 柯尔克孜族 土族 达斡尔族 仫佬族 羌族 布朗族 撒拉族 毛南族 仡佬族 锡伯族 阿昌族 普米族 塔吉克族 怒族 乌孜别克族 俄罗斯族 鄂温克族 德昂族 保安族 裕固族 京族 塔塔尔族 独龙族 鄂伦春族 赫哲族 门巴族 珞巴族 基诺族'

/** 文化程度: the groups of GB/T 4658-2006, from the highest. */
const diplomas: readonly UsualItem[] = [
  { code: '10', name: '研究生教育' },
  { code: '20', name: '大学本科教育' },
  { code: '30', name: '大学专科教育' },
  { code: '40', name: '中等职业教育' },
  { code: '60', name: '普通高级中学教育' },
  { code: '70', name: '初级中学教育' },
  { code: '80', name: '小学教育' },
  { code: '90', name: '其他' },
]

/** What the dictionaries of a new school hold, by type number. */
export const usualItems: Readonly<Record<number, readonly UsualItem[]>> = {
  8: numbered('平静 紧张 焦虑 恐惧 低落 烦躁 易怒 淡漠 抗拒 感激'),
  11: diplomas,
  12: numbered(nations),
  13: numbered('候诊中 就诊中 检查中 等待结果 已离开'),
}

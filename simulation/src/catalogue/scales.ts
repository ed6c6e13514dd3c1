import { numerals, present, sides, words, type Scale } from './scale-reading.ts'

/**
 * Scales by which a diagnosis is qualified: classes, grades, figures, degrees, types, sides. A value is read as a whole
 * class: Ⅱ is not a part of Ⅲ, 增殖 not of 非增殖, 代偿 not of 失代偿.
 */
export const scales: readonly Scale[] = [
  numerals('killip', 'Killip分级', ['1', '2', '3', '4'], {
    before: 'killip\\s*(?:心功能)?(?:分级|分类|class)?\\s*[:=为是第-]*\\s*',
  }),
  numerals(
    'nihss',
    'NIHSS评分',
    Array.from({ length: 43 }, (_, at) => String(at)),
    {
      before: 'nihss\\s*(?:总分|评分|得分|分值)?\\s*[:=为是约-]*\\s*',
    },
  ),
  numerals('curb65', 'CURB-65评分', ['0', '1', '2', '3', '4', '5'], {
    before: 'curb\\s*-?\\s*65\\s*(?:总分|评分|得分)?\\s*[:=为是约-]*\\s*',
  }),
  numerals('gold', 'GOLD分级', ['1', '2', '3', '4'], {
    before: 'gold\\s*(?:肺功能)?(?:分级)?\\s*[:=为是第-]*\\s*',
  }),
  numerals('goitre', '甲状腺肿分度', ['1', '2', '3'], { after: '\\s*[度°]' }),
  numerals('respiratory-failure', '呼吸衰竭分型', ['1', '2'], {
    after: '\\s*型\\s*(?:呼吸衰竭|呼衰)',
  }),
  words('forrest', 'Forrest分级', {
    Ⅰa: ['(?:i|1)a', '喷射'],
    Ⅰb: ['(?:i|1)b', '渗血'],
    Ⅱa: ['(?:ii|2)a', '血管裸露', '裸露血管'],
    Ⅱb: ['(?:ii|2)b', '血凝块', '血痂附着'],
    Ⅱc: ['(?:ii|2)c', '黑色基底'],
    Ⅲ: ['forrest\\s*(?:分级)?\\s*[:=-]*\\s*(?:iii|3)', '基底洁净'],
  }),
  words('severity', '程度', {
    极重: ['极重度', '威胁视力'],
    中重: ['中\\s*[-~至到]?\\s*重度', '中度\\s*[-~至到]\\s*重度'],
    轻中: ['轻\\s*[-~至到]?\\s*中度', '轻度\\s*[-~至到]\\s*中度'],
    重: ['重度'],
    中: ['中度'],
    轻: ['轻度'],
  }),
  words('pancreatitis', '急性胰腺炎严重程度', {
    危重: ['危重'],
    中度重症: ['中度重症', '中重症', '中重度', 'msap'],
    重症: ['重症', '重度', 'sap'],
    轻症: ['轻症', '轻度', 'map'],
  }),
  words('pneumonia', '肺炎严重程度', {
    非重症: ['非重症', '轻症', '低危'],
    中危: ['中危'],
    重症: ['重症', '高危'],
  }),
  words('suicide-risk', '自杀风险', {
    无: ['无\\s*(?:明显)?\\s*自杀', '自杀(?:风险|危险)(?:性|度)?\\s*[:=为]?\\s*无'],
    低: [
      '低\\s*(?:度|等)?\\s*(?:自杀)?\\s*(?:风险|危)',
      '(?:风险|危险)(?:性|度)?\\s*[:=为较]*\\s*低',
    ],
    中: [
      '中\\s*(?:度|等)?\\s*(?:自杀)?\\s*(?:风险|危)',
      '(?:风险|危险)(?:性|度)?\\s*[:=为]*\\s*中',
    ],
    高: [
      '[极高]\\s*(?:度|等)?\\s*(?:自杀)?\\s*(?:风险|危)',
      '(?:风险|危险)(?:性|度)?\\s*[:=为较很极]*\\s*高',
    ],
  }),
  words('retinopathy', '糖尿病视网膜病变分期', {
    非增殖: ['非增[殖生]', 'npdr', '背景期'],
    增殖: ['增[殖生]', 'pdr'],
  }),
  words('compensation', '酸碱失衡代偿', {
    失代偿: ['失代偿'],
    代偿: ['代偿'],
  }),
  words('tonicity', '脱水性质', { 等渗: ['等渗'], 低渗: ['低渗'], 高渗: ['高渗'] }),
  words('tuberculosis', '结核治疗史', { 复治: ['复治', '非初治'], 初治: ['初治'] }),
  words('smear', '抗酸涂片', {
    阴性: ['涂阴', '(?:涂片|抗酸|染色|杆菌)[^,，;；。阳]{0,4}(?:阴性|\\(-\\))', '涂\\(-\\)'],
    阳性: ['涂阳', '(?:涂片|抗酸|染色|杆菌)[^,，;；。阴]{0,4}(?:阳性|\\(\\+\\))', '涂\\(\\+\\)'],
  }),
  words('stroke-source', '卒中病因', {
    非心源: ['非心源'],
    心源: ['心源'],
    大动脉: ['大动脉'],
    小血管: ['小血管', '小动脉'],
    不明: ['隐源', '不明原因', '原因不明'],
  }),
  words('lobe', '肺叶', {
    右上: ['右\\s*(?:侧|肺)*\\s*上'],
    右中: ['右\\s*(?:侧|肺)*\\s*中'],
    右下: ['右\\s*(?:侧|肺)*\\s*下'],
    左上: ['左\\s*(?:侧|肺)*\\s*上'],
    左下: ['左\\s*(?:侧|肺)*\\s*下'],
  }),
  sides('side', '左右'),
  present('presence', '有无'),
]

const byId = new Map(scales.map((one) => [one.id, one]))

/** The scale of an id; undefined for one that is not in the catalogue. */
export const scaleOf = (id: string): Scale | undefined => byId.get(id)

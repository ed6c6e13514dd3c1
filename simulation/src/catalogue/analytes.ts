import type { Analyte } from './analyte.ts'

type Traits = Partial<Pick<Analyte, 'female' | 'child' | 'elder'>>
type Row = readonly [
  id: string,
  zh: string,
  unit: string,
  low: number | undefined,
  high: number,
  decimals: number,
  traits?: Traits,
]

const figures = (...rows: readonly Row[]): readonly Analyte[] =>
  rows.map(([id, zh, unit, low, high, decimals, traits = {}]) => ({
    id,
    zh,
    unit,
    range: [low, high],
    decimals,
    ...traits,
  }))

const words = (
  ...rows: readonly (readonly [id: string, zh: string, normal: string])[]
): readonly Analyte[] => rows.map(([id, zh, normal]) => ({ id, zh, unit: '', decimals: 0, normal }))

// Ranges: WS/T 405-2012 (blood count), 404.1-404.9 (chemistry), 779-2021 (children), else textbooks’ (诊断学) and kits’.
export const bloodCount = figures(
  ['WBC', '白细胞计数', '10⁹/L', 3.5, 9.5, 1, { child: [4.4, 11.9] }],
  ['NEUT%', '中性粒细胞百分比', '%', 40, 75, 1, { child: [22, 65] }],
  ['LYM%', '淋巴细胞百分比', '%', 20, 50, 1, { child: [23, 69] }],
  ['EOS%', '嗜酸性粒细胞百分比', '%', 0.4, 8, 1],
  ['RBC', '红细胞计数', '10¹²/L', 4.3, 5.8, 2, { female: [3.8, 5.1], child: [4.0, 5.5] }],
  ['Hb', '血红蛋白', 'g/L', 130, 175, 0, { female: [115, 150], child: [112, 149] }],
  ['HCT', '红细胞压积', '%', 40, 50, 1, { female: [35, 45], child: [34, 43] }],
  ['MCV', '平均红细胞体积', 'fL', 82, 100, 1, { child: [76, 88] }],
  ['PLT', '血小板计数', '10⁹/L', 125, 350, 0, { child: [188, 472] }],
)
export const crp = figures(['CRP', 'C反应蛋白', 'mg/L', undefined, 10, 1])
export const pct = figures(['PCT', '降钙素原', 'ng/mL', undefined, 0.05, 2])
export const esr = figures(['ESR', '血沉', 'mm/h', undefined, 15, 0, { female: [undefined, 20] }])
export const electrolytes = figures(
  ['K', '钾', 'mmol/L', 3.5, 5.3, 2],
  ['Na', '钠', 'mmol/L', 137, 147, 0],
  ['Cl', '氯', 'mmol/L', 99, 110, 0],
  ['Ca', '钙', 'mmol/L', 2.11, 2.52, 2],
  ['CO2', '总二氧化碳', 'mmol/L', 22, 29, 1],
)
export const kidney = figures(
  [
    'Urea',
    '尿素',
    'mmol/L',
    3.1,
    8.0,
    1,
    { female: [2.6, 7.5], elder: { male: [3.6, 9.5], female: [3.1, 8.8] } },
  ],
  [
    'Cr',
    '肌酐',
    'µmol/L',
    57,
    97,
    0,
    { female: [41, 73], child: [19, 60], elder: { male: [57, 111], female: [41, 81] } },
  ],
  ['UA', '尿酸', 'µmol/L', 208, 428, 0, { female: [155, 357] }],
)
export const liver = figures(
  ['ALT', '丙氨酸氨基转移酶', 'U/L', 9, 50, 0, { female: [7, 40] }],
  ['AST', '天门冬氨酸氨基转移酶', 'U/L', 15, 40, 0, { female: [13, 35], child: [15, 60] }],
  ['GGT', 'γ-谷氨酰转移酶', 'U/L', 10, 60, 0, { female: [7, 45] }],
  ['ALP', '碱性磷酸酶', 'U/L', 45, 125, 0, { child: [120, 370] }],
  ['TBil', '总胆红素', 'µmol/L', undefined, 26, 1, { female: [undefined, 21] }],
  ['DBil', '直接胆红素', 'µmol/L', undefined, 8, 1],
  ['ALB', '白蛋白', 'g/L', 40, 55, 1],
  ['TP', '总蛋白', 'g/L', 65, 85, 1],
)
export const glucose = figures(['GLU', '血糖', 'mmol/L', 3.9, 6.1, 1])
export const hba1c = figures(['HbA1c', '糖化血红蛋白', '%', 4, 6, 1])
export const ogtt = figures(
  ['GLU0', '空腹血糖', 'mmol/L', 3.9, 6.1, 1],
  ['GLU120', '服糖后2小时血糖', 'mmol/L', undefined, 7.8, 1],
)
export const osmolality = figures(['Osm', '血浆渗透压', 'mOsm/kg', 275, 300, 0])
export const albuminuria = figures(['ACR', '尿白蛋白/肌酐', 'mg/g', undefined, 30, 0])
export const vitamins = figures(
  ['B12', '维生素B12', 'pmol/L', 133, 675, 0],
  ['叶酸', '叶酸', 'nmol/L', 7, 45, 1],
)
export const cortisol = figures(['COR8', '皮质醇(8时)', 'nmol/L', 138, 690, 0])
export const lipids = figures(
  ['TC', '总胆固醇', 'mmol/L', undefined, 5.2, 2],
  ['TG', '甘油三酯', 'mmol/L', undefined, 1.7, 2],
  ['LDL-C', '低密度脂蛋白胆固醇', 'mmol/L', undefined, 3.4, 2],
  ['HDL-C', '高密度脂蛋白胆固醇', 'mmol/L', 1.0, 2.1, 2],
)
export const troponin = figures(['cTnI', '心肌肌钙蛋白I', 'ng/mL', undefined, 0.04, 3])
export const muscle = figures(
  ['CK', '肌酸激酶', 'U/L', 50, 310, 0, { female: [40, 200] }],
  ['CK-MB', '肌酸激酶同工酶', 'U/L', undefined, 24, 0],
  ['LDH', '乳酸脱氢酶', 'U/L', 120, 250, 0],
  ['MYO', '肌红蛋白', 'ng/mL', undefined, 72, 0],
)
export const bnp = figures(['NT-proBNP', 'N末端B型钠尿肽原', 'pg/mL', undefined, 125, 0])
export const coagulation = figures(
  ['PT', '凝血酶原时间', 's', 11, 14.5, 1],
  ['INR', '国际标准化比值', '', 0.8, 1.2, 2],
  ['APTT', '活化部分凝血活酶时间', 's', 28, 43.5, 1],
  ['FIB', '纤维蛋白原', 'g/L', 2, 4, 2],
)
export const dDimer = figures(['D-Dimer', 'D-二聚体', 'mg/L FEU', undefined, 0.5, 2])
export const pancreas = figures(
  ['AMY', '血淀粉酶', 'U/L', 35, 135, 0],
  ['LIP', '脂肪酶', 'U/L', undefined, 60, 0],
)
export const bloodGas = figures(
  ['pH', '酸碱度', '', 7.35, 7.45, 2],
  ['PaO2', '氧分压', 'mmHg', 80, 100, 0],
  ['PaCO2', '二氧化碳分压', 'mmHg', 35, 45, 0],
  ['HCO3', '碳酸氢根', 'mmol/L', 22, 27, 1],
  ['BE', '剩余碱', 'mmol/L', -3, 3, 1],
  ['Lac', '乳酸', 'mmol/L', 0.5, 1.7, 1],
)
export const ammonia = figures(['NH3', '血氨', 'µmol/L', 18, 72, 0])
export const ketones = figures(['BHB', 'β-羟丁酸', 'mmol/L', undefined, 0.3, 2])
export const thyroid = figures(
  ['TSH', '促甲状腺激素', 'mIU/L', 0.27, 4.2, 2],
  ['FT3', '游离三碘甲腺原氨酸', 'pmol/L', 3.1, 6.8, 1],
  ['FT4', '游离甲状腺素', 'pmol/L', 12, 22, 1],
)
export const trab = figures(['TRAb', '促甲状腺激素受体抗体', 'IU/L', undefined, 1.75, 2])
export const hcg = figures(['hCG', '血β-hCG', 'mIU/mL', undefined, 5, 0])
export const progesterone = figures(['P4', '孕酮', 'ng/mL', undefined, 27, 1])
export const cPeptide = figures(
  ['C-P0', '空腹C肽', 'ng/mL', 1.1, 4.4, 2],
  ['C-P120', '餐后2小时C肽', 'ng/mL', 3, 12, 2],
)
export const tumourMarkers = figures(
  ['AFP', '甲胎蛋白', 'ng/mL', undefined, 7, 1],
  ['CEA', '癌胚抗原', 'ng/mL', undefined, 5, 1],
  ['CA19-9', '糖类抗原19-9', 'U/mL', undefined, 37, 1],
  ['CA125', '糖类抗原125', 'U/mL', undefined, 35, 1],
)
export const iron = figures(
  ['Fe', '血清铁', 'µmol/L', 10.6, 36.7, 1, { female: [7.8, 32.2] }],
  ['SF', '铁蛋白', 'ng/mL', 30, 400, 0, { female: [13, 150] }],
)
export const effusionFigures = figures(
  ['细胞数', '有核细胞计数', '10⁶/L', undefined, 100, 0],
  ['蛋白', '蛋白', 'g/L', undefined, 25, 1],
  ['白蛋白', '白蛋白', 'g/L', undefined, 15, 1],
  ['LDH', '乳酸脱氢酶', 'U/L', undefined, 200, 0],
  ['葡萄糖', '葡萄糖', 'mmol/L', 3.3, 6.1, 1],
  ['ADA', '腺苷脱氨酶', 'U/L', undefined, 40, 0],
)
export const effusionWords = words(
  ['外观', '外观', '淡黄、清亮'],
  ['分类', '细胞分类', '以单个核细胞为主'],
)
export const csfFigures = figures(
  ['压力', '初压(侧卧)', 'mmH₂O', 80, 180, 0],
  ['细胞数', '白细胞计数', '10⁶/L', undefined, 8, 0],
  ['蛋白', '蛋白', 'g/L', 0.15, 0.45, 2],
  ['葡萄糖', '葡萄糖', 'mmol/L', 2.5, 4.5, 1],
  ['氯', '氯化物', 'mmol/L', 120, 130, 0],
)
export const csfWords = words(['外观', '外观', '无色透明'])
export const urineWords = words(
  ['颜色', '颜色', '淡黄'],
  ['蛋白', '蛋白', '阴性'],
  ['葡萄糖', '葡萄糖', '阴性'],
  ['酮体', '酮体', '阴性'],
  ['隐血', '隐血', '阴性'],
  ['白细胞', '白细胞', '阴性'],
  ['亚硝酸盐', '亚硝酸盐', '阴性'],
  ['胆红素', '胆红素', '阴性'],
)
export const urineFigures = figures(
  ['SG', '比重', '', 1.003, 1.03, 3],
  ['pH', '酸碱度', '', 4.5, 8, 1],
  ['RBC/HP', '红细胞', '/HP', undefined, 3, 0],
  ['WBC/HP', '白细胞', '/HP', undefined, 5, 0],
)
export const stoolWords = words(
  ['外观', '外观', '黄色软便'],
  ['隐血', '隐血', '阴性'],
  ['白细胞', '白细胞', '未见'],
  ['红细胞', '红细胞', '未见'],
)
export const hepatitisB = words(
  ['HBsAg', '乙肝表面抗原', '阴性'],
  ['HBeAg', '乙肝e抗原', '阴性'],
  ['抗-HBc', '乙肝核心抗体', '阴性'],
  ['HBV-DNA', '乙肝病毒DNA', '低于检测下限'],
)
export const isletAntibodies = words(
  ['GADA', '谷氨酸脱羧酶抗体', '阴性'],
  ['ICA', '胰岛细胞抗体', '阴性'],
)
export const rotavirus = words(['轮状病毒', '轮状病毒抗原', '阴性'])
export const urineHcg = words(['尿hCG', '尿妊娠试验', '阴性'])
export const bloodGroup: readonly Analyte[] = [
  ...words(['ABO', 'ABO血型', 'O型']).map((one) => ({ ...one, varies: true })),
  ...words(['Rh', 'Rh(D)', '阳性']),
]
export const preTransfusion = words(
  ['HBsAg', '乙肝表面抗原', '阴性'],
  ['抗-HCV', '丙肝抗体', '阴性'],
  ['HIV', 'HIV抗体', '阴性'],
  ['TP-Ab', '梅毒抗体', '阴性'],
)
export const sputumSmear = words(['涂片', '痰涂片', '口腔正常菌群'], ['抗酸', '抗酸染色', '阴性'])
export const cultureWords = words(['培养', '培养结果', '48小时无细菌生长'])
// Stool and sputum are never sterile: a healthy result names the flora, not the want of growth.
export const stoolCulture = words(['培养', '培养结果', '未检出沙门菌、志贺菌等致病菌'])
export const sputumCulture = words(['培养', '培养结果', '口咽部正常菌群生长，未检出致病菌'])
export const tuberculosis = words(['T-SPOT', '结核感染T细胞检测', '阴性'])
export const respiratoryViruses = words(
  ['甲流', '甲型流感病毒抗原', '阴性'],
  ['乙流', '乙型流感病毒抗原', '阴性'],
  ['新冠', '新型冠状病毒核酸', '阴性'],
  ['支原体', '支原体IgM抗体', '阴性'],
)
export const autoAntibodies = words(
  ['ANA', '抗核抗体', '阴性'],
  ['RF', '类风湿因子', '阴性'],
  ['抗CCP', '抗环瓜氨酸肽抗体', '阴性'],
)
export const helicobacter = words(['C13', '碳13呼气试验', '阴性'])
export const toxicology = words(['毒物', '常见毒物筛查', '未检出'])

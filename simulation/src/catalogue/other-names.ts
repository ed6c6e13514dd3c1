/** What wards call tests and examinations besides their names in the catalogue, by id: for finding them alone. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  hands: ['洗手'],
  privacy: ['保护隐私', '遮挡'],
  vitals: ['测体温', '数脉搏', '量血压', '测血氧'],
  cbc: ['血象', 'CBC'],
  crp: ['CRP'],
  pct: ['PCT'],
  esr: ['ESR'],
  stool: ['大便常规', '便潜血'],
  electrolytes: ['血钾', '血钠', '血钙'],
  kidney: ['肌酐', '尿素氮', '尿酸'],
  liver: ['转氨酶', '胆红素', '白蛋白'],
  glucose: ['空腹血糖', '随机血糖'],
  fingerstick: ['末梢血糖', '快速血糖'],
  hba1c: ['HbA1c'],
  ogtt: ['OGTT', '糖耐量'],
  'urine-acr': ['UACR', '尿微量白蛋白'],
  lipids: ['胆固醇', '甘油三酯'],
  troponin: ['cTnI', 'hs-cTnI'],
  'cardiac-enzymes': ['CK-MB', '肌酸激酶'],
  bnp: ['BNP', '脑钠肽'],
  coagulation: ['PT', 'APTT', 'INR'],
  'blood-gas': ['ABG', '血气'],
  thyroid: ['甲功', 'TSH'],
  hcg: ['人绒毛膜促性腺激素'],
  'urine-hcg': ['早孕试纸'],
  helicobacter: ['幽门螺杆菌', '碳呼气'],
  csf: ['CSF'],
  cxr: ['胸片'],
  'abdomen-xray': ['腹平片'],
  echo: ['心脏彩超', '心超', 'UCG'],
  'abdomen-us': ['腹部B超', '腹部彩超'],
  'urinary-us': ['泌尿B超'],
  'pelvic-us': ['妇科B超', '盆腔超声'],
  holter: ['Holter'],
  eeg: ['EEG'],
  'lung-function': ['肺通气'],
  'lumbar-puncture': ['腰穿'],
  'bone-marrow': ['骨穿'],
}

/** All names of something by its id and its name in the catalogue. */
export const namesOf = ({
  id,
  zh,
}: {
  readonly id: string
  readonly zh: string
}): readonly string[] => [zh, ...(otherNames[id] ?? [])]

/** The ids that have other names. */
export const otherwiseNamed = Object.keys(otherNames)

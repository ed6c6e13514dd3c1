const report = '报告：《实验报告：影响尿液生成的因素》（家兔，滴/分，节录）'
const manual = '《机能实验学》影响尿生成的因素'
const ours = '范围为教学选择'
const volume = '"Influence of Moderate Changes in Blood Volume on Urine Flow"（犬，摘要）'

/** Where the field says what is expected of a rabbit’s urine; the kinds are those of `docs/experiments.md`. */
export const sources = {
  flow: `${report}各项之前 69、29、25；华南师范大学《家兔尿生成的影响因素》2012（节录）“无尿或少而慢”`,
  pressure:
    '论文：Gallego 2017, Open Vet J 7:203（清醒兔，摘要）收缩压 75～134 mmHg；报告：《神经体液因素对血压心率的影响》110/86 mmHg',
  noGlucose: `${report}尿糖阴性`,
  saline: `${report}生理盐水 20 mL：69 → 151（2.2）；方向：${volume}输盐水即利尿`,
  glucose: `${report}20 % 葡萄糖 5 mL：29 → 85（2.9）`,
  urineGlucose: `${report}班氏 +++，即 55～110 mmol/L（数分钟的均值）；Spira, Gowrishankar & Halperin "Factors contributing to the degree of polyuria"（人，摘要）高血糖多尿时 300～400 mmol/L`,
  noradrenaline: `${report}10⁻⁴ 去甲肾上腺素 0.3 mL：25 → 10（0.4）`,
  furosemide: `方向：《利尿药和脱水药对家兔尿量的影响》实验指导（节录）4 mg/kg；rabbit.evidence-base.org "Furosemide"（节录）1～4 mg/kg；${manual}；${ours}`,
  vasopressin: `方向：${manual}，垂体后叶素 2 U；${ours}`,
  vagalPressure: `方向：${manual}，MAP 降至 50 mmHg 以下；${ours}`,
  vagal: `方向：《影响家兔尿液生成的因素》实验报告（节录）血压低于 80 mmHg 时滤过率随之下降；${ours}`,
  bled: `方向：${volume}放血每次都少尿；"Renal Response to Nonshocking Hemorrhage"（犬，摘要）血压未降而水钠排出减少；${ours}`,
} as const

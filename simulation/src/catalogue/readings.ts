/** What a tracing or a picture is read for. */
export type Modality = 'ecg' | 'chest' | 'abdomen' | 'brain'

/** A finding that a reader can name. */
export type Reading = { readonly id: string; readonly modality: Modality; readonly zh: string }

const of = (
  modality: Modality,
  ...rows: readonly (readonly [id: string, zh: string])[]
): readonly Reading[] => rows.map(([id, zh]) => ({ id, modality, zh }))

/** What may be read out of tracings and pictures, the same list for every case. */
export const readings: readonly Reading[] = [
  ...of(
    'ecg',
    ['ecg-normal', '正常心电图'],
    ['sinus-bradycardia', '窦性心动过缓'],
    ['sinus-tachycardia', '窦性心动过速'],
    ['atrial-fibrillation', '心房颤动'],
    ['atrial-flutter', '心房扑动'],
    ['svt', '阵发性室上性心动过速'],
    ['vt', '室性心动过速'],
    ['pvc', '室性早搏'],
    ['pac', '房性早搏'],
    ['av-block-1', '一度房室传导阻滞'],
    ['av-block-2', '二度房室传导阻滞'],
    ['av-block-3', '三度房室传导阻滞'],
    ['rbbb', '完全性右束支传导阻滞'],
    ['lbbb', '完全性左束支传导阻滞'],
    ['st-up-inferior', 'Ⅱ、Ⅲ、aVF导联ST段抬高'],
    ['st-up-anterior', 'V1–V4导联ST段抬高'],
    ['st-up-lateral', 'Ⅰ、aVL、V5–V6导联ST段抬高'],
    ['st-up-right', 'V3R–V5R导联ST段抬高'],
    ['st-up-posterior', 'V7–V9导联ST段抬高'],
    ['st-up-diffuse', '广泛导联ST段弓背向下抬高'],
    ['st-down-reciprocal', 'Ⅰ、aVL导联ST段对应性压低'],
    ['st-down-diffuse', '广泛导联ST段压低'],
    ['st-iii-over-ii', 'Ⅲ导联ST段抬高大于Ⅱ导联'],
    ['t-inverted', 'T波倒置'],
    ['t-tall', 'T波高尖'],
    ['q-wave', '病理性Q波'],
    ['s1q3t3', 'SⅠQⅢTⅢ'],
    ['qt-long', 'QT间期延长'],
    ['u-wave', 'U波明显'],
    ['lvh', '左心室高电压'],
    ['p-pulmonale', '肺型P波'],
  ),
  ...of(
    'chest',
    ['chest-normal', '胸部未见异常'],
    ['consolidation-right', '右肺实变影'],
    ['consolidation-left', '左肺实变影'],
    ['effusion-right', '右侧胸腔积液'],
    ['effusion-left', '左侧胸腔积液'],
    ['pneumothorax', '气胸'],
    ['hyperinflation', '肺过度充气、膈低平'],
    ['cardiomegaly', '心影增大'],
    ['congestion', '肺淤血'],
    ['nodule', '结节或肿块'],
    ['cavity', '空洞'],
    ['mediastinum-wide', '纵隔增宽'],
    ['filling-defect', '肺动脉充盈缺损'],
  ),
  ...of(
    'abdomen',
    ['abdomen-normal', '腹部未见异常'],
    ['free-air', '膈下游离气体'],
    ['air-fluid', '肠管扩张与液气平面'],
    ['ascites', '腹腔积液'],
    ['appendix-thick', '阑尾增粗、周围渗出'],
    ['pancreas-swollen', '胰腺肿胀、周围渗出'],
    ['pancreas-necrosis', '胰腺坏死'],
    ['gallstones', '胆囊结石'],
    ['bile-duct-wide', '胆管扩张'],
    ['cirrhosis', '肝脏缩小、表面不平'],
    ['splenomegaly', '脾大'],
    ['adnexal-mass', '附件区包块'],
    ['empty-uterus', '宫内未见孕囊'],
    ['hydronephrosis', '肾盂积水'],
    ['ulcer-clean', '溃疡，基底洁净'],
    ['ulcer-vessel', '溃疡，血管裸露或活动出血'],
    ['varices', '食管胃底静脉曲张'],
  ),
  ...of(
    'brain',
    ['brain-normal', '颅内未见异常'],
    ['hemorrhage', '颅内高密度出血'],
    ['early-ischaemia', '早期缺血征象'],
    ['dwi-restricted', 'DWI弥散受限'],
    ['sah', '蛛网膜下腔高密度'],
    ['mass', '颅内占位'],
    ['midline-shift', '中线移位'],
    ['occlusion', '大血管闭塞'],
  ),
]

const byId = new Map(readings.map((one) => [one.id, one]))

/** The finding of an id; undefined for one that is not in the catalogue. */
export const readingOf = (id: string): Reading | undefined => byId.get(id)

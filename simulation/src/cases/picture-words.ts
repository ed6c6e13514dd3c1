import type {
  AbdomenCt,
  AbdomenUltrasound,
  ChestFilm,
  Gastroscopy,
  HeadCt,
  PelvicUltrasound,
  Picture,
  Side,
} from '#catalogue'

/** A sign that a report names and a picture shows, or neither. */
export type PictureWord = {
  readonly words: RegExp
  readonly zh: string
  readonly drawn: boolean
  readonly sides?: readonly Side[]
  /** Where the report says this, that must hold of the drawing. */
  readonly fits?: readonly { readonly when: RegExp; readonly holds: boolean }[]
  /** A figure of the report in cm or mm, and what is drawn, in mm. */
  readonly figure?: { readonly pattern: RegExp; readonly mm: number | undefined }
}

const sideOf = (lobe: string): Side => (lobe.startsWith('right') ? 'right' : 'left')

const sidesOf = (lobes: readonly { readonly lobe: string }[]): readonly Side[] => [
  ...new Set(lobes.map(({ lobe }) => sideOf(lobe))),
]

const above = (value: number | undefined, least: number): boolean =>
  value !== undefined && value >= least

const chestFilm = (picture: ChestFilm): readonly PictureWord[] => {
  const { consolidation = [], effusion = [], nodules = [], pneumothorax, shift } = picture
  const high = effusion.map(({ height }) => height)
  return [
    {
      words: /实变|密度增高影|斑片|片影|支气管影/,
      zh: '实变',
      drawn: consolidation.length > 0,
      sides: sidesOf(consolidation),
      fits: [
        { when: /上野|上叶/, holds: consolidation.some(({ lobe }) => lobe.endsWith('upper')) },
        { when: /中叶/, holds: consolidation.some(({ lobe }) => lobe.endsWith('middle')) },
        { when: /下野|下叶/, holds: consolidation.some(({ lobe }) => lobe.endsWith('lower')) },
        { when: /大片/, holds: consolidation.some(({ extent }) => extent >= 0.5) },
        { when: /支气管/, holds: consolidation.some(({ bronchogram }) => bronchogram === true) },
      ],
    },
    {
      words: /积液|致密影|肋膈角(?:变钝|消失)|弧形/,
      zh: '胸腔积液',
      drawn: effusion.length > 0,
      sides: effusion.map(({ side }) => side),
      fits: [
        { when: /变钝|少量/, holds: high.every((one) => one <= 0.15) },
        { when: /中下肺野|中等量/, holds: high.some((one) => one >= 0.35 && one <= 0.65) },
        { when: /大量/, holds: high.some((one) => one > 0.65) },
      ],
    },
    {
      words: /气胸|胸膜线|压缩/,
      zh: '气胸',
      drawn: pneumothorax !== undefined,
      ...(pneumothorax ? { sides: [pneumothorax.side] } : {}),
    },
    { words: /透亮度增高|膈低平/, zh: '过度充气', drawn: above(picture.hyperinflation, 0.2) },
    {
      words: /结节|肿块|空洞/,
      zh: '结节或空洞',
      drawn: nodules.length > 0,
      sides: sidesOf(nodules),
      fits: [{ when: /空洞/, holds: nodules.some(({ cavity }) => cavity === true) }],
    },
    { words: /心影.{0,2}(?:增大|大)/, zh: '心影增大', drawn: above(picture.heart, 0.505) },
    { words: /淤血|蝶翼|Kerley/, zh: '肺淤血', drawn: above(picture.congestion, 0.1) },
    { words: /纹理.{0,2}多/, zh: '纹理增多', drawn: above(picture.markings, 0.1) },
    {
      words: /肺动脉干/,
      zh: '肺动脉增宽',
      drawn: above(picture.artery, 15.5),
      figure: { pattern: /横径约?([\d.]+)(mm|cm)/, mm: picture.artery },
    },
    {
      words: /纵隔.*移/,
      zh: '纵隔移位',
      drawn: shift !== undefined,
      ...(shift ? { sides: [shift.to] } : {}),
    },
    { words: /游离气体/, zh: '膈下游离气体', drawn: picture.freeAir === true },
  ]
}

const one = (side: Side | undefined): { readonly sides?: readonly Side[] } =>
  side === undefined ? {} : { sides: [side] }

const headCt = ({
  insula,
  artery,
  hypodense,
  haemorrhage,
  shift,
}: HeadCt): readonly PictureWord[] => [
  { words: /岛带|灰白质分界/, zh: '早期缺血', drawn: insula !== undefined, ...one(insula) },
  { words: /动脉.*高密度/, zh: '动脉高密度', drawn: artery !== undefined, ...one(artery) },
  { words: /低密度/, zh: '低密度区', drawn: hypodense !== undefined, ...one(hypodense?.side) },
  {
    words: /出血|血肿/,
    zh: '出血',
    drawn: haemorrhage !== undefined,
    ...one(haemorrhage?.side),
    fits: [
      { when: /基底节|壳核/, holds: haemorrhage?.place === 'basal-ganglia' },
      { when: /丘脑/, holds: haemorrhage?.place === 'thalamus' },
      { when: /脑叶|[额颞顶枕]叶/, holds: haemorrhage?.place === 'lobe' },
    ],
  },
  {
    words: /中线.*移/,
    zh: '中线移位',
    drawn: shift !== undefined,
    ...one(shift?.to),
    figure: { pattern: /移位?约?([\d.]+)(mm|cm)/, mm: shift?.mm },
  },
]

const appendixWidth = /(?:外径|径)约?([\d.]+)(mm|cm)/

const abdomenCt = (picture: AbdomenCt): readonly PictureWord[] => [
  { words: /胰腺.*(?:肿大|肿胀)/, zh: '胰腺肿大', drawn: picture.pancreas !== undefined },
  { words: /肝.*密度.*减低/, zh: '肝密度减低', drawn: picture.liver !== undefined },
  {
    words: /胸腔.*积液/,
    zh: '胸腔积液',
    drawn: picture.effusion !== undefined,
    ...one(picture.effusion),
  },
  { words: /阑尾.*粗/, zh: '阑尾增粗', drawn: picture.appendix !== undefined },
  {
    words: /最大径/,
    zh: '阑尾的径线',
    drawn: picture.appendix !== undefined,
    figure: { pattern: appendixWidth, mm: picture.appendix?.mm },
  },
  {
    words: /高密度影|粪石/,
    zh: '阑尾腔内高密度影',
    drawn: picture.appendix?.stone !== undefined,
    figure: { pattern: /([\d.]+)(mm|cm)/, mm: picture.appendix?.stone },
  },
  { words: /游离气/, zh: '游离气体', drawn: picture.freeAir === true },
  { words: /腹腔.*积液|腹水/, zh: '腹腔积液', drawn: picture.ascites === true },
]

const morison = (mm: number | undefined): PictureWord => ({
  words: /肝肾隐窝/,
  zh: '肝肾隐窝积液',
  drawn: mm !== undefined,
  figure: { pattern: /肝肾隐窝.*?([\d.]+)(mm|cm)/, mm },
})

const abdomenUltrasound = (picture: AbdomenUltrasound): readonly PictureWord[] => [
  { words: /肝.*回声.*增强/, zh: '肝回声增强', drawn: picture.liver !== undefined },
  { words: /胰.*(?:减低|增厚|肿)/, zh: '胰腺肿胀', drawn: picture.pancreas !== undefined },
  { words: /肠气/, zh: '肠气干扰', drawn: picture.gas === true },
  { words: /盲管|阑尾/, zh: '增粗的阑尾', drawn: picture.appendix !== undefined },
  {
    words: /外径/,
    zh: '阑尾的外径',
    drawn: picture.appendix !== undefined,
    figure: { pattern: appendixWidth, mm: picture.appendix?.mm },
  },
  {
    words: /强回声/,
    zh: '阑尾腔内强回声',
    drawn: picture.appendix?.stone !== undefined,
    figure: { pattern: /([\d.]+)(mm|cm)/, mm: picture.appendix?.stone },
  },
  morison(picture.morison),
]

const pelvicUltrasound = (picture: PelvicUltrasound): readonly PictureWord[] => [
  { words: /孕囊/, zh: '宫内孕囊', drawn: picture.sac !== undefined },
  {
    words: /包块/,
    zh: '附件区包块',
    drawn: picture.mass !== undefined,
    ...one(picture.mass?.side),
    figure: { pattern: /([\d.]+)(mm|cm)×/, mm: picture.mass?.length },
  },
  { words: /盆.*(?:液性暗区|积液)/, zh: '盆腔积液', drawn: picture.fluid !== undefined },
  {
    words: /最深/,
    zh: '积液深度',
    drawn: picture.fluid !== undefined,
    figure: { pattern: /最深约?([\d.]+)(mm|cm)/, mm: picture.fluid },
  },
  morison(picture.morison),
]

const gastroscopy = ({ ulcer, erosions, coffee }: Gastroscopy): readonly PictureWord[] => [
  {
    words: /溃疡|凹陷性病灶/,
    zh: '溃疡',
    drawn: ulcer !== undefined,
    fits: [
      { when: /胃角/, holds: ulcer?.place === 'angle' },
      { when: /胃窦/, holds: ulcer?.place === 'antrum' },
    ],
    figure: { pattern: /([\d.]+)(mm|cm)/, mm: ulcer?.mm },
  },
  { words: /血管残端|血管裸露/, zh: '裸露的血管', drawn: ulcer?.forrest === 'IIa' },
  { words: /喷射/, zh: '喷射出血', drawn: ulcer?.forrest === 'Ia' },
  { words: /糜烂/, zh: '糜烂', drawn: erosions === true },
  { words: /咖啡/, zh: '咖啡样液', drawn: coffee === true },
]

/** What a report of this picture has to say, and what it must not. */
export const pictureWords = (picture: Picture): readonly PictureWord[] => {
  switch (picture.kind) {
    case 'chest-film':
      return chestFilm(picture)
    case 'head-ct':
      return headCt(picture)
    case 'abdomen-ct':
      return abdomenCt(picture)
    case 'abdomen-ultrasound':
      return abdomenUltrasound(picture)
    case 'pelvic-ultrasound':
      return pelvicUltrasound(picture)
    case 'gastroscopy':
      return gastroscopy(picture)
  }
}

/** What an instrument meets on its way, and what it feels, brings and hurts. */
export type Tissue = {
  readonly zh: string
  /** What the hand feels on entering; absent where nothing is felt. */
  readonly felt?: string
  /** What comes when it is aspirated; absent: nothing comes. */
  readonly holds?: 'air' | 'blood' | 'fluid' | 'content' | 'marrow'
  /** Pain of entering it unanaesthetised, 0-3. */
  readonly pain: 0 | 1 | 2 | 3
  /** Local anaesthetic put here does its work; elsewhere it goes into the blood or is lost. */
  readonly numbed?: boolean
  /** The complication that entering it is. */
  readonly injury?: string
  /** Nothing goes through. */
  readonly stops?: boolean
}

const rows = {
  skin: { zh: '皮肤', felt: '针尖穿过皮肤，阻力较大', pain: 2, numbed: true },
  fat: { zh: '皮下组织', felt: '阻力变小，进入皮下', pain: 1, numbed: true },
  muscle: { zh: '肌层', felt: '阻力均匀，针在肌层中', pain: 1, numbed: true },
  rib: { zh: '肋骨', felt: '碰到坚硬的骨面，针不能再进', pain: 2, stops: true },
  'intercostal-vessel': { zh: '肋间血管', holds: 'blood', pain: 2, injury: 'vessel-injury' },
  pleura: { zh: '壁层胸膜', felt: '阻力增大，触到有韧性的一层', pain: 3, numbed: true },
  effusion: { zh: '胸腔积液', felt: '阻力突然消失，有落空感', holds: 'fluid', pain: 0 },
  'pleural-space': { zh: '胸膜腔', felt: '阻力突然消失，有落空感', holds: 'air', pain: 0 },
  lung: { zh: '肺', felt: '针尖随呼吸摆动', holds: 'air', pain: 1, injury: 'lung-injury' },
  diaphragm: { zh: '膈', felt: '针尖随呼吸上下摆动，阻力有韧性', pain: 2, injury: 'organ-injury' },
  liver: { zh: '肝', felt: '阻力均匀而沉实', holds: 'blood', pain: 2, injury: 'organ-injury' },
  spleen: { zh: '脾', felt: '阻力均匀而沉实', holds: 'blood', pain: 2, injury: 'organ-injury' },
  heart: { zh: '心脏', felt: '针随心搏跳动', holds: 'blood', pain: 2, injury: 'organ-injury' },
  peritoneum: { zh: '壁层腹膜', felt: '阻力增大，触到有韧性的一层', pain: 3, numbed: true },
  ascites: { zh: '腹水', felt: '阻力突然消失，有落空感', holds: 'fluid', pain: 0 },
  bowel: {
    zh: '肠管',
    felt: '又一次轻微的落空感',
    holds: 'content',
    pain: 1,
    injury: 'bowel-injury',
  },
  'full-bladder': {
    zh: '充盈的膀胱',
    felt: '阻力突然消失，有落空感',
    holds: 'content',
    pain: 1,
    injury: 'bladder-injury',
  },
  'epigastric-vessel': { zh: '腹壁下血管', holds: 'blood', pain: 2, injury: 'vessel-injury' },
  ligament: { zh: '棘间韧带', felt: '阻力增大，针被韧带夹持', pain: 1, numbed: true },
  flavum: { zh: '黄韧带', felt: '阻力明显增大', pain: 1, numbed: true },
  epidural: { zh: '硬膜外隙', felt: '阻力减小，第一次落空感', pain: 0 },
  dura: { zh: '硬脊膜与蛛网膜', felt: '又有轻微阻力', pain: 1 },
  csf: { zh: '蛛网膜下腔', felt: '阻力突然消失，有落空感', holds: 'fluid', pain: 0 },
  'venous-plexus': {
    zh: '椎管前静脉丛',
    felt: '碰到骨面前有轻微落空',
    holds: 'blood',
    pain: 1,
    injury: 'traumatic-tap',
  },
  root: { zh: '神经根', felt: '患者下肢抽动', pain: 3, injury: 'root-irritation' },
  cord: { zh: '脊髓圆锥', pain: 3, injury: 'cord-injury' },
  lamina: { zh: '椎板', felt: '碰到坚硬的骨面，针不能再进', pain: 2, stops: true },
  periosteum: { zh: '骨膜', felt: '针尖触到坚硬的骨面', pain: 3, numbed: true },
  cortex: { zh: '骨皮质', felt: '旋转进针时阻力很大', pain: 1 },
  marrow: { zh: '骨髓腔', felt: '阻力减小，针已固定在骨内', holds: 'marrow', pain: 2 },
  'inner-table': {
    zh: '骨内板以下',
    felt: '又一次落空感',
    holds: 'blood',
    pain: 3,
    injury: 'bone-perforation',
  },
  'great-vessel': { zh: '大血管', holds: 'blood', pain: 3, injury: 'great-vessel-injury' },
  vein: { zh: '静脉', felt: '有轻微的突破感', holds: 'blood', pain: 0 },
  artery: { zh: '动脉', felt: '有轻微的突破感', holds: 'blood', pain: 1 },
  'unwanted-artery': {
    zh: '动脉',
    felt: '有轻微的突破感',
    holds: 'blood',
    pain: 2,
    injury: 'arterial-puncture',
  },
  'back-wall': { zh: '血管后壁', felt: '又一次轻微的突破感', pain: 1, injury: 'haematoma' },
  nerve: { zh: '神经', felt: '患者手臂猛地一缩', pain: 3, injury: 'nerve-injury' },
  urethra: { zh: '尿道', felt: '导管顺滑前行', pain: 1, numbed: true },
  prostate: { zh: '尿道前列腺部', felt: '稍有阻力，随后通过', pain: 2, numbed: true },
  'urethral-bend': { zh: '耻骨前弯', felt: '导管受阻，不能前行', pain: 2, stops: true },
  bladder: { zh: '膀胱', felt: '导管前行无阻', holds: 'fluid', pain: 0 },
  vagina: { zh: '阴道', felt: '导管前行无阻，没有尿液流出', pain: 0 },
  nostril: { zh: '鼻腔', felt: '胃管沿鼻底前行', pain: 1 },
  pharynx: { zh: '咽部', felt: '到咽喉部，稍有阻力', pain: 1 },
  oesophagus: { zh: '食管', felt: '胃管顺利下行', pain: 0 },
  stomach: { zh: '胃', felt: '胃管下行顺利', holds: 'content', pain: 0 },
  windpipe: { zh: '气管', felt: '患者呛咳不止', holds: 'air', pain: 2, injury: 'tube-in-airway' },
  mouth: { zh: '口腔', pain: 0 },
  glottis: { zh: '声门', felt: '导管通过声门', pain: 0 },
  trachea: { zh: '气管', felt: '导管在气管内', holds: 'air', pain: 0 },
  bronchus: { zh: '右主支气管', felt: '前行略有阻力', holds: 'air', pain: 0 },
  gullet: { zh: '食管', felt: '导管前行无阻', pain: 0 },
} as const satisfies Readonly<Record<string, Tissue>>

/** The name of a tissue. */
export type TissueName = keyof typeof rows

/** A tissue by its name; undefined where there is none of that name. */
export const tissueOf = (name: string): Tissue | undefined =>
  Object.hasOwn(rows, name) ? rows[name as TissueName] : undefined

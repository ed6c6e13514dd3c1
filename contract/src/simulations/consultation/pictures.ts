import * as z from 'zod/mini'

const Side = z.enum(['right', 'left'])
const Lobe = z.enum(['right-upper', 'right-middle', 'right-lower', 'left-upper', 'left-lower'])
const figure = z.exactOptional(z.number())
const flag = z.exactOptional(z.boolean())

const ChestFilm = z.strictObject({
  kind: z.literal('chest-film'),
  consolidation: z.exactOptional(
    z.readonly(z.array(z.strictObject({ lobe: Lobe, extent: z.number(), bronchogram: flag }))),
  ),
  effusion: z.exactOptional(
    z.readonly(z.array(z.strictObject({ side: Side, height: z.number() }))),
  ),
  pneumothorax: z.exactOptional(z.strictObject({ side: Side, size: z.number() })),
  hyperinflation: figure,
  nodules: z.exactOptional(
    z.readonly(z.array(z.strictObject({ lobe: Lobe, mm: z.number(), cavity: flag }))),
  ),
  /** Cardiothoracic ratio. */
  heart: figure,
  congestion: figure,
  markings: figure,
  /** Width of the right lower pulmonary artery in mm. */
  artery: figure,
  shift: z.exactOptional(z.strictObject({ to: Side, mm: z.number() })),
  freeAir: flag,
})

const HeadCt = z.strictObject({
  kind: z.literal('head-ct'),
  insula: z.exactOptional(Side),
  artery: z.exactOptional(Side),
  hypodense: z.exactOptional(z.strictObject({ side: Side, extent: z.number() })),
  haemorrhage: z.exactOptional(
    z.strictObject({
      side: Side,
      place: z.enum(['basal-ganglia', 'thalamus', 'lobe']),
      ml: z.number(),
    }),
  ),
  shift: z.exactOptional(z.strictObject({ to: Side, mm: z.number() })),
})

const Appendix = z.exactOptional(z.strictObject({ mm: z.number(), stone: figure }))

const AbdomenCt = z.strictObject({
  kind: z.literal('abdomen-ct'),
  pancreas: z.exactOptional(z.literal('swollen')),
  liver: z.exactOptional(z.literal('dark')),
  effusion: z.exactOptional(Side),
  appendix: Appendix,
  ascites: flag,
  freeAir: flag,
})

const AbdomenUltrasound = z.strictObject({
  kind: z.literal('abdomen-ultrasound'),
  liver: z.exactOptional(z.literal('bright')),
  pancreas: z.exactOptional(z.literal('swollen')),
  gas: flag,
  appendix: Appendix,
  morison: figure,
})

const PelvicUltrasound = z.strictObject({
  kind: z.literal('pelvic-ultrasound'),
  endometrium: figure,
  sac: figure,
  mass: z.exactOptional(z.strictObject({ side: Side, length: z.number(), width: z.number() })),
  fluid: figure,
  morison: figure,
})

const Gastroscopy = z.strictObject({
  kind: z.literal('gastroscopy'),
  ulcer: z.exactOptional(
    z.strictObject({
      place: z.enum(['antrum', 'angle']),
      mm: z.number(),
      /** Forrest's class. */
      forrest: z.enum(['Ia', 'Ib', 'IIa', 'IIb', 'IIc', 'III']),
    }),
  ),
  erosions: flag,
  coffee: flag,
})

/** A picture of a test as parameters for drawing; what is absent is as in health. Widths and depths in mm. */
export const Picture = z.discriminatedUnion('kind', [
  ChestFilm,
  HeadCt,
  AbdomenCt,
  AbdomenUltrasound,
  PelvicUltrasound,
  Gastroscopy,
])

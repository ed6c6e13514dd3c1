import { forrestClasses, lobes, type Picture } from '#catalogue'
import { flag, list, number, object, oneOf, optional, type Shape } from '#form'

const side = oneOf('right', 'left')
const lobe = oneOf(...lobes)
const share = number(0, 1)

const chestFilm = object({
  kind: oneOf('chest-film'),
  consolidation: optional(
    list(object({ lobe, extent: number(0.1, 1), bronchogram: optional(flag) }), 1, 5),
  ),
  effusion: optional(list(object({ side, height: number(0.04, 1) }), 1, 2)),
  pneumothorax: optional(object({ side, size: number(0.05, 0.95) })),
  hyperinflation: optional(share),
  nodules: optional(list(object({ lobe, mm: number(4, 80), cavity: optional(flag) }), 1, 6)),
  heart: optional(number(0.32, 0.75)),
  congestion: optional(share),
  markings: optional(share),
  artery: optional(number(9, 26)),
  shift: optional(object({ to: side, mm: number(2, 40) })),
  freeAir: optional(flag),
})

const headCt = object({
  kind: oneOf('head-ct'),
  insula: optional(side),
  artery: optional(side),
  hypodense: optional(object({ side, extent: number(0.1, 1) })),
  haemorrhage: optional(
    object({ side, place: oneOf('basal-ganglia', 'thalamus', 'lobe'), ml: number(1, 120) }),
  ),
  shift: optional(object({ to: side, mm: number(1, 20) })),
})

const appendix = object({ mm: number(6, 20), stone: optional(number(2, 15)) })

const abdomenCt = object({
  kind: oneOf('abdomen-ct'),
  pancreas: optional(oneOf('swollen')),
  liver: optional(oneOf('dark')),
  effusion: optional(side),
  appendix: optional(appendix),
  ascites: optional(flag),
  freeAir: optional(flag),
})

const abdomenUltrasound = object({
  kind: oneOf('abdomen-ultrasound'),
  liver: optional(oneOf('bright')),
  pancreas: optional(oneOf('swollen')),
  gas: optional(flag),
  appendix: optional(appendix),
  morison: optional(number(2, 40)),
})

const pelvicUltrasound = object({
  kind: oneOf('pelvic-ultrasound'),
  endometrium: optional(number(2, 25)),
  sac: optional(number(3, 60)),
  mass: optional(object({ side, length: number(10, 60), width: number(8, 60) })),
  fluid: optional(number(5, 90)),
  morison: optional(number(2, 40)),
})

const gastroscopy = object({
  kind: oneOf('gastroscopy'),
  ulcer: optional(
    object({
      place: oneOf('antrum', 'angle'),
      mm: number(3, 40),
      forrest: oneOf(...forrestClasses),
    }),
  ),
  erosions: optional(flag),
  coffee: optional(flag),
})

const kinds: { readonly [K in Picture['kind']]: Shape<Extract<Picture, { kind: K }>> } = {
  'chest-film': chestFilm,
  'head-ct': headCt,
  'abdomen-ct': abdomenCt,
  'abdomen-ultrasound': abdomenUltrasound,
  'pelvic-ultrasound': pelvicUltrasound,
  gastroscopy,
}

/** A picture of any kind; a member of another kind is reported as misspelt. */
export const picture: Shape<Picture> = {
  read: (value, path, problems) => {
    const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : ''
    const [, shape] = Object.entries(kinds).find(([name]) => name === kind) ?? []
    if (shape !== undefined) return shape.read(value, path, problems)
    return oneOf(...Object.keys(kinds)).read(kind, `${path}.kind`, problems) as never
  },
}

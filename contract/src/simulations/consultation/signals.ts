import * as z from 'zod/mini'

const Lead = z.enum([
  'I',
  'II',
  'III',
  'aVR',
  'aVL',
  'aVF',
  'V1',
  'V2',
  'V3',
  'V4',
  'V5',
  'V6',
  'V3R',
  'V4R',
  'V5R',
  'V7',
  'V8',
  'V9',
])

const optionalNumber = z.exactOptional(z.number())

/** An electrocardiogram as parameters for drawing; what is absent is normal. */
export const EcgTracing = z.strictObject({
  rhythm: z.enum([
    'sinus',
    'atrial-fibrillation',
    'atrial-flutter',
    'supraventricular-tachycardia',
    'ventricular-tachycardia',
    'junctional',
    'av-block-1',
    'av-block-2',
    'av-block-3',
  ]),
  /** Per minute. */
  rate: z.number(),
  /** Intervals in ms. */
  pr: optionalNumber,
  qrs: optionalNumber,
  qtc: optionalNumber,
  /** Width of the P wave. */
  pDuration: optionalNumber,
  /** Degrees. */
  axis: optionalNumber,
  extrasystoles: z.exactOptional(z.enum(['atrial', 'ventricular'])),
  /** How a lead differs from a normal one, in mV. */
  leads: z.partialRecord(
    Lead,
    z.strictObject({
      st: optionalNumber,
      stShape: z.exactOptional(z.enum(['convex', 'concave', 'horizontal', 'downsloping'])),
      t: z.exactOptional(z.enum(['upright', 'inverted', 'tall', 'flat', 'biphasic'])),
      q: optionalNumber,
      r: optionalNumber,
      /** Height of the P wave. */
      p: optionalNumber,
    }),
  ),
})

/** What is heard, as parameters for a synthesiser; `rate` per minute. */
export const Sound = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heart'),
    rate: z.number(),
    rhythm: z.enum(['regular', 'irregular', 'extrasystoles']),
    s1: z.number(),
    s2: z.number(),
    s3: optionalNumber,
    s4: optionalNumber,
    murmur: z.exactOptional(
      z.strictObject({
        timing: z.enum(['systolic', 'diastolic', 'continuous']),
        shape: z.enum(['ejection', 'plateau', 'decrescendo', 'rumble']),
        grade: z.number(),
        site: z.enum(['apex', 'pulmonary', 'aortic', 'erb', 'tricuspid']),
      }),
    ),
    rub: z.exactOptional(z.boolean()),
  }),
  z.strictObject({
    kind: z.literal('breath'),
    rate: z.number(),
    base: z.enum(['vesicular', 'bronchial', 'diminished', 'absent', 'prolonged-expiration']),
    added: z.readonly(
      z.array(
        z.strictObject({
          type: z.enum(['fine-crackles', 'coarse-crackles', 'wheeze', 'rhonchi', 'rub', 'stridor']),
          phase: z.enum(['inspiration', 'expiration', 'both']),
        }),
      ),
    ),
    where: z.exactOptional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('bowel'),
    rate: z.number(),
    perMinute: z.number(),
    pitch: z.enum(['normal', 'high', 'none']),
  }),
])

import { cisterns } from './head-cisterns.ts'
import { ganglia } from './head-ganglia.ts'
import { type Level, signs } from './head-section.ts'
import { fill } from './raster.ts'
import { ellipse, tube } from './shapes.ts'

const bodies: Level['draw'] = (film, { water, grey, white }) => {
  for (const sign of signs) {
    fill(film, ellipse([sign * 2.8, 0], 2.5, 4.8), white, 0.5)
    fill(
      film,
      tube(
        [
          [sign * 0.7, -3],
          [sign * 0.95, -1],
          [sign * 1.3, 1.2],
          [sign * 2.1, 3],
        ],
        0.42,
        0.36,
      ),
      water,
      0.14,
    )
    fill(
      film,
      tube(
        [
          [sign * 1.45, -2.4],
          [sign * 1.6, -0.6],
          [sign * 1.9, 1],
        ],
        0.24,
        0.14,
      ),
      grey,
      0.12,
    )
  }
  fill(
    film,
    tube(
      [
        [0, -2.9],
        [0, 1.4],
      ],
      0.12,
    ),
    white,
    0.1,
  )
}

/** The three sections that are drawn, from below upwards. */
export const levels: readonly Level[] = [
  { name: '鞍上池层面', seed: 101, falx: [-3.6, 7.6], places: {}, cut: 0, draw: cisterns },
  {
    name: '基底节层面',
    seed: 103,
    falx: [-3.4, 3.4],
    places: { 'basal-ganglia': [2.9, -0.5], thalamus: [1.3, 1], lobe: [4.1, 4] },
    cut: 1,
    deep: ellipse([0, 0.6], 2.1, 5.2),
    draw: ganglia,
  },
  {
    name: '侧脑室体部层面',
    seed: 107,
    falx: [-3.4, 3.2],
    places: { 'basal-ganglia': [2.9, -0.3], lobe: [4.1, 3.6] },
    cut: 0.7,
    deep: ellipse([0, 0], 1.9, 5.4),
    draw: bodies,
  },
]

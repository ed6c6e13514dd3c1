import { Blossom, Bud, Petal } from './blossom.tsx'
import styles from './evening.module.css'
import { type Knot, taper } from './taper.ts'

const branches: readonly (readonly Knot[])[] = [
  [
    [-30, 96, 22],
    [60, 132, 19],
    [150, 150, 17],
    [230, 190, 15],
    [310, 206, 13],
    [390, 240, 11],
    [470, 244, 8.5],
    [540, 272, 6.5],
    [604, 274, 4.5],
    [668, 300, 2.4],
  ],
  [
    [140, 148, 10],
    [176, 112, 8],
    [196, 76, 6.5],
    [236, 48, 4.5],
    [262, 22, 2.6],
  ],
  [
    [196, 78, 5],
    [190, 46, 3.6],
    [200, 18, 2],
  ],
  [
    [300, 206, 9],
    [334, 250, 7],
    [344, 300, 5.5],
    [376, 342, 4],
    [388, 384, 2.2],
  ],
  [
    [344, 300, 4.5],
    [322, 334, 3.2],
    [318, 366, 1.8],
  ],
  [
    [392, 238, 7],
    [424, 204, 5.5],
    [438, 164, 4.4],
    [470, 132, 2.4],
  ],
  [
    [432, 182, 3.6],
    [412, 150, 2.8],
    [410, 120, 1.8],
  ],
  [
    [500, 254, 5],
    [536, 300, 4],
    [546, 338, 2.8],
    [568, 368, 1.8],
  ],
  [
    [556, 272, 4],
    [590, 244, 3],
    [612, 212, 1.8],
  ],
  [
    [70, 134, 7],
    [84, 178, 5.5],
    [76, 222, 4],
    [92, 262, 2.2],
  ],
]

const outlines = branches.map(taper)

/** The grove in the evening, in the school's deep tones: the drawing beside the login form; fills its box of about 720 by 900. */
export const Evening = () => (
  <svg
    className={styles.evening}
    viewBox="0 0 720 900"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect className={styles.sky} width="720" height="900" />
    <circle className={styles.halo} cx="430" cy="262" r="330" />
    <circle className={styles.halo} cx="430" cy="262" r="250" />
    <circle className={styles.moon} cx="430" cy="262" r="178" />
    <path
      className={styles.far}
      d="M0 640c90-60 150-104 232-92 70 10 96 62 176 56 96-8 150-96 312-120v420H0z"
    />
    <path
      className={styles.trace}
      d="M-10 690h236q10-15 20 0h14l6 9 14-84 14 108 8-33h18q15-24 30 0h84q10-15 20 0h14l6 9 14-84 14 108 8-33h18q15-24 30 0h180"
    />
    <path className={styles.near} d="M0 730c120-40 210-30 300 0s214 40 420-30v210H0z" />
    <path className={styles.here} d="M0 806c150-34 250-24 360 4s240 12 360-20v120H0z" />
    {outlines.map((outline) => (
      <path key={outline} className={styles.bough} d={outline} />
    ))}
    <Bud x={200} y={14} turn={8} size={1.1} />
    <Bud x={410} y={114} turn={-6} size={1.15} />
    <Bud x={318} y={372} turn={176} size={1.1} />
    <Bud x={572} y={374} turn={150} size={1.1} />
    <Bud x={672} y={300} turn={96} size={1.1} />
    <Bud x={94} y={268} turn={170} size={1.1} />
    <Blossom x={236} y={50} size={1.3} turn={20} />
    <Blossom x={168} y={124} size={1.5} turn={-10} />
    <Blossom x={84} y={180} size={1.15} turn={30} />
    <Blossom x={262} y={198} size={1.25} turn={6} />
    <Blossom x={340} y={272} size={1.5} turn={-24} />
    <Blossom x={386} y={348} size={1.2} turn={12} />
    <Blossom x={440} y={168} size={1.6} turn={34} />
    <Blossom x={474} y={128} size={1} turn={0} />
    <Blossom x={420} y={242} size={1.15} turn={-8} />
    <Blossom x={540} y={304} size={1.35} turn={18} />
    <Blossom x={606} y={222} size={1.15} turn={-20} />
    <Blossom x={560} y={268} size={0.9} turn={40} />
    <Petal x={250} y={440} turn={30} size={1.4} />
    <Petal x={486} y={470} turn={-50} size={1.2} />
    <Petal x={612} y={530} turn={80} size={1.4} />
    <Petal x={140} y={560} turn={-20} size={1.1} />
    <Petal x={360} y={596} turn={120} size={1.2} />
  </svg>
)

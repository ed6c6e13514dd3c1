import type { CloseUp } from '../scene/close-up.ts'
import { tones } from './tones.ts'

const tone = tones.perineum

type Perineum = Extract<CloseUp, { is: 'perineum' }>

/** What is told of it to whoever does not see it. */
export const perineumWords = ({ opened, cleaned, lifted, catheter, urine }: Perineum): string =>
  [
    opened ? '尿道口已暴露' : '尿道口未暴露',
    ...(cleaned ? ['已消毒'] : []),
    ...(lifted ? ['已提起'] : []),
    ...(catheter === undefined ? [] : ['导尿管已插入']),
    ...(urine ? ['有尿液流出'] : []),
  ].join('，')

const Catheter = ({ from, urine }: { from: readonly [number, number]; urine: boolean }) => (
  <path
    d={`M${from[0]} ${from[1]} Q${from[0] + 16} ${from[1] + 30} ${from[0] + 46} 198`}
    stroke={urine ? tone.urine : tone.latex}
    strokeWidth="7"
    fill="none"
    strokeLinecap="round"
  />
)

const Woman = ({ opened, cleaned, catheter, urine }: Perineum) => {
  const wide = opened ? 20 : 5
  return (
    <g>
      <path d="M0 0 H200 V200 H0 Z" fill={tone.womanSkin} />
      <path d="M0 60 Q60 90 72 200 H0 Z M200 60 Q140 90 128 200 H200 Z" fill={tone.womanThigh} />
      <path
        d="M100 22 Q56 46 62 112 Q66 164 100 176 Q134 164 138 112 Q144 46 100 22"
        fill={tone.outerLips}
      />
      <path
        d={`M100 46 Q${100 - wide - 12} 76 ${100 - wide - 8} 122 Q${100 - wide} 152 100 158 Q${100 + wide} 152 ${108 + wide} 122 Q${112 + wide} 76 100 46`}
        fill={tone.innerLips}
      />
      {opened && (
        <>
          <path
            d="M100 60 Q84 86 86 122 Q90 146 100 150 Q110 146 114 122 Q116 86 100 60"
            fill={tone.vestibule}
          />
          <ellipse cx="100" cy="58" rx="5" ry="7" fill={tone.clitoris} />
          <ellipse cx="100" cy="92" rx="3" ry="4" fill={tone.meatus} />
          <ellipse cx="100" cy="124" rx="8" ry="13" fill={tone.introitus} />
        </>
      )}
      {cleaned && <ellipse cx="100" cy="102" rx="46" ry="72" fill={tone.iodine} opacity="0.24" />}
      {catheter !== undefined && (
        <Catheter from={catheter === 'lower-opening' ? [100, 126] : [100, 93]} urine={urine} />
      )}
    </g>
  )
}

const Man = ({ opened, cleaned, lifted, catheter, urine }: Perineum) => (
  <g>
    <path d="M0 0 H200 V200 H0 Z" fill={tone.manSkin} />
    <path d="M0 70 Q56 96 66 200 H0 Z M200 70 Q144 96 134 200 H200 Z" fill={tone.manThigh} />
    <ellipse cx="100" cy="142" rx="34" ry="36" fill={tone.scrotum} />
    <path d="M100 110 V176" stroke={tone.raphe} strokeWidth="1.5" />
    <g transform={lifted ? 'rotate(180 100 96) translate(0 18)' : ''}>
      <path d="M84 78 Q82 120 86 138 Q100 146 114 138 Q118 120 116 78 Z" fill={tone.shaft} />
      <path d="M85 134 Q84 154 100 160 Q116 154 115 134 Q100 128 85 134" fill={tone.glans} />
      {!opened && <path d="M84 122 Q82 152 100 156 Q118 152 116 122 Z" fill={tone.shaft} />}
      {opened && <ellipse cx="100" cy="155" rx="2.4" ry="4" fill={tone.meatus} />}
    </g>
    {cleaned && <ellipse cx="100" cy="112" rx="44" ry="66" fill={tone.iodine} opacity="0.22" />}
    {catheter !== undefined && (
      <path
        d={lifted ? 'M100 20 Q140 0 172 60 Q186 120 176 198' : 'M100 156 Q108 176 136 198'}
        stroke={urine ? tone.urine : tone.latex}
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
    )}
  </g>
)

/** The perineum of somebody who lies with bent knees, as whoever catheterises sees it. */
export const PerineumPicture = (shown: Perineum) =>
  shown.sex === 'woman' ? <Woman {...shown} /> : <Man {...shown} />

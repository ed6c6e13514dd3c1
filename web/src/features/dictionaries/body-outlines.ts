/** The drawing of a body map in a square of 1000: its outline, its landmarks, and which side is the patient’s. */
export type BodyOutline = {
  readonly outline: string
  readonly landmarks: string
  readonly sides: readonly (readonly [text: string, x: number])[]
}

const trunk =
  'M420 20C420 75 410 95 350 112C250 135 165 150 140 215C120 275 150 330 178 400C200 470 205 540 200 610C196 690 165 770 168 860L170 960L830 960L832 860C835 770 804 690 800 610C795 540 800 470 822 400C850 330 880 275 860 215C835 150 750 135 650 112C590 95 580 75 580 20Z'

const outlines: Readonly<Record<string, BodyOutline>> = {
  'torso-back-v1': {
    outline: trunk,
    // Spine, shoulder blades down to the seventh rib, the lower ribs, the crests of the ilium with L4 between them.
    landmarks:
      'M500 90V900M345 215C300 260 310 370 352 430C385 385 400 290 385 222M655 215C700 260 690 370 648 430C615 385 600 290 615 222M500 470C420 470 330 500 255 560M500 470C580 470 670 500 745 560M500 545C430 550 350 585 285 640M500 545C570 550 650 585 715 640M235 815C310 790 400 800 470 850M765 815C690 790 600 800 530 850M485 800H515M485 850H515',
    sides: [
      ['左', 90],
      ['右', 910],
    ],
  },
  'torso-front-v1': {
    outline: trunk,
    // Collar bones, sternum, the arch of the ribs, navel, the spines of the ilium, the symphysis.
    landmarks:
      'M470 150C400 140 320 150 260 175M530 150C600 140 680 150 740 175M475 150V420L500 460L525 420V150M500 440C420 470 330 540 270 610M500 440C580 470 670 540 730 610M345 190V400M655 190V400M490 680A10 10 0 1 0 510 680A10 10 0 1 0 490 680M285 800C330 840 420 900 470 930M715 800C670 840 580 900 530 930M465 935H535',
    sides: [
      ['右', 90],
      ['左', 910],
    ],
  },
  'torso-side-v1': {
    outline:
      'M470 30C465 85 440 110 395 130C330 165 300 240 300 330C300 430 330 520 340 610C346 690 310 760 300 850L305 960L690 960L700 850C715 770 720 690 712 610C720 520 735 430 715 330C700 240 650 160 590 125C570 110 565 85 560 30Z',
    // The lines in front of, through and behind the armpit, and the ribs.
    landmarks:
      'M500 250C450 235 425 190 440 150M500 250C555 235 580 190 565 150M400 260V600M500 260V720M610 260V600M335 330C430 350 580 340 705 290M335 410C430 430 590 415 715 360M340 490C440 505 590 490 715 430M345 560C440 575 590 560 712 500M330 690H420M660 690H712M340 800C440 770 580 780 690 830',
    sides: [
      ['背', 180],
      ['腹', 820],
    ],
  },
  'forearm-right-v1': {
    outline:
      'M255 20C235 160 225 330 250 480C275 630 300 740 300 850C298 910 270 935 262 980L700 980C705 930 700 900 700 850C705 740 740 630 760 480C780 330 775 160 750 20Z',
    // The crease of the elbow, the superficial veins, tendons, the crease of the wrist, the radial artery.
    landmarks:
      'M262 90C400 125 600 125 745 90M320 60C310 170 330 240 350 330M685 60C690 170 670 240 650 330M320 160C400 130 450 120 500 118C560 118 620 130 685 160M455 560V870M540 560V870M300 900C430 920 580 920 700 900M345 700V895',
    sides: [
      ['桡侧', 130],
      ['尺侧', 870],
    ],
  },
}

const blank: BodyOutline = { outline: 'M40 40H960V960H40Z', landmarks: '', sides: [] }

/** The drawing of a body map by its code; an empty field for one that a school has added. */
export const outlineOf = (map: string): BodyOutline => outlines[map] ?? blank

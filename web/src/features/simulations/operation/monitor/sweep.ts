import { breath, ecg, pleth, pressure, type Beat } from './waves.ts'

const rows = 4
const sweepSeconds = 5
const gap = 14
/** Seconds: a QRS complex is over in a tenth of one. */
const finest = 0.007

const colours = ['#4ade80', '#5ec8f2', '#f4908a', '#f5d565'] as const

/** Draws running lines onto a canvas as a bedside monitor does: from left to right, over what is oldest. */
export const sweepOn = (canvas: HTMLCanvasElement) => {
  const pen = canvas.getContext('2d')
  const last = new Float32Array(rows)
  let [x, begun, before, beats, cycles] = [0, -1, 0, 0, 0]
  let [width, height, scale] = [0, 0, 1]

  const line = (row: number, value: number, at: number, step: number) => {
    if (!pen) return
    const tall = height / rows
    const y = row * tall + tall * 0.88 - Math.max(-0.25, Math.min(1.1, value)) * tall * 0.7
    pen.strokeStyle = colours[row] ?? '#fff'
    pen.beginPath()
    pen.moveTo(at - step, last[row] || y)
    pen.lineTo(at, y)
    pen.stroke()
    last[row] = y
  }

  return {
    size(wide: number, tall: number) {
      scale = Math.min(2, window.devicePixelRatio || 1)
      ;[width, height, x] = [wide, tall, 0]
      canvas.width = Math.round(wide * scale)
      canvas.height = Math.round(tall * scale)
      pen?.setTransform(scale, 0, 0, scale, 0, 0)
      pen?.clearRect(0, 0, wide, tall)
      last.fill(0)
    },
    /** Goes on to a moment (ms). */
    step(now: number, beat: Beat) {
      if (!pen || width === 0) return
      if (begun < 0) [begun, before] = [now, now]
      const passed = Math.min(0.25, (now - before) / 1000)
      before = now
      const wide = (passed / sweepSeconds) * width
      const steps = Math.max(1, Math.ceil(passed / finest))
      pen.lineWidth = 1.6
      pen.lineJoin = 'round'
      for (let one = 0; one < steps; one += 1) {
        const dt = passed / steps
        const step = wide / steps
        beats += (dt * beat.pulse) / 60
        cycles += (dt * beat.breaths) / 60
        x += step
        if (x >= width) {
          x = 0
          last.fill(0)
        }
        pen.clearRect(x, 0, gap, height)
        const seconds = (now - begun) / 1000 - passed + dt * one
        line(0, ecg(beat, seconds, beats), x, step)
        line(1, pleth(beat, beats), x, step)
        line(2, pressure(beat, beats), x, step)
        line(3, breath(beat, cycles), x, step)
      }
    },
  }
}

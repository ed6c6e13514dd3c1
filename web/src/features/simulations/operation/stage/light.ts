import { DirectionalLight, HemisphereLight, Vector3, type Camera, type Scene } from 'three'

/** The light of a treatment room: a soft ceiling, a warm lamp from the left that comes with the eye, a cool rim. */
export const lightUp = (scene: Scene): ((camera: Camera) => void) => {
  const lights = [
    { light: new DirectionalLight(0xfff3e4, 2.35), from: new Vector3(-0.75, 0.95, 0.75) },
    { light: new DirectionalLight(0xdfeaf2, 0.75), from: new Vector3(1, 0.15, 0.35) },
    { light: new DirectionalLight(0xffffff, 0.8), from: new Vector3(0.35, 0.7, -1) },
  ]
  scene.add(new HemisphereLight(0xf7fafa, 0xc9b8aa, 1.75))
  for (const { light } of lights) scene.add(light, light.target)
  return (camera) => {
    for (const { light, from } of lights) {
      light.position.copy(from).applyQuaternion(camera.quaternion)
      // A lamp hangs above, wherever one stands.
      light.position.y = Math.max(light.position.y, 0.35)
    }
  }
}

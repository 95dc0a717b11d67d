/** Play the sounds of `sounds.ts` softly. Browsers allow them after the first touch of the page. */

import { atFirstTouch } from '../kit/first_touch';
import { SOUNDS, type SoundName, type Voice } from '../model/sounds';

const VOLUME = 0.5;
const SILENCE = 0.0001; // a loudness curve cannot reach zero

let context: AudioContext | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Prepare the sounds in an idle moment after the first touch: it is slow without loudspeakers. */
export function prepareSounds(): () => void {
  return atFirstTouch(() => void audioIfTouched());
}

/** Start a sound after some milliseconds. Motions that start now come first, because making a sound takes time. */
export function sound(name: SoundName, later = 0): void {
  setTimeout(() => make(name, later));
}

function make(name: SoundName, later: number): void {
  const audio = audioIfTouched();
  if (audio === null) return;
  for (const voice of SOUNDS[name]) speak(audio, voice, audio.currentTime + later / 1000);
}

/** Return the audio context after the first touch. Before that, browsers would only warn. */
function audioIfTouched(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false || !('AudioContext' in globalThis)) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function speak(audio: AudioContext, voice: Voice, start: number): void {
  const [from, until] = [start + voice.at, start + voice.at + voice.length];
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(SILENCE, from);
  loudness.gain.exponentialRampToValueAtTime(voice.loud * VOLUME, from + (voice.attack ?? 0.004));
  loudness.gain.exponentialRampToValueAtTime(SILENCE, until);
  loudness.connect(audio.destination);
  const source =
    voice.wave === 'noise' ? playNoise(audio, voice, from, loudness) : playWave(audio, voice, from, loudness);
  source.start(from);
  source.stop(until);
}

function playWave(audio: AudioContext, voice: Voice, start: number, into: AudioNode): AudioScheduledSourceNode {
  const wave = audio.createOscillator();
  wave.type = voice.wave === 'noise' ? 'sine' : voice.wave;
  glide(wave.frequency, voice, start);
  wave.connect(into);
  return wave;
}

function playNoise(audio: AudioContext, voice: Voice, start: number, into: AudioNode): AudioScheduledSourceNode {
  const [source, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = noiseBuffer ??= whiteNoise(audio);
  source.loop = true;
  band.type = 'bandpass';
  band.Q.value = voice.q ?? 1;
  glide(band.frequency, voice, start);
  source.connect(band).connect(into);
  return source;
}

function glide(parameter: AudioParam, { hz: [from, to], length }: Voice, start: number): void {
  parameter.setValueAtTime(from, start);
  parameter.exponentialRampToValueAtTime(to, start + length);
}

/** Return a second of white noise. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

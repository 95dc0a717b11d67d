// Scripted clients, the same for both servers: two sockets to a table, a move when both have
// heard of the last one. A round trip is from sending a move to hearing of it oneself.
//
//     node load.cjs antro|boardgame PORT TABLES SECONDS     says "begin", then one line of JSON
//     node load.cjs antro|boardgame PORT TABLES hold        opens them, says "held", waits
//     node load.cjs antro|boardgame PORT TABLES knock       the same with their sockets only

const WebSocket = require('ws');
const { io } = require('socket.io-client');

const [kind, port, tables, seconds] = process.argv.slice(2);
const trips = [];
let over = false;

/** A number that can be waited for: how far a player has heard. */
class Heard {
  constructor() { this.version = -1; this.waiting = []; }
  reach(version) {
    this.version = version;
    this.waiting = this.waiting.filter(([least, done]) => version < least || done());
  }
  until(least) {
    return this.version >= least ? undefined : new Promise((done) => this.waiting.push([least, done]));
  }
}

// boardgame.io

async function boardgameSockets() {
  const url = `http://127.0.0.1:${port}/tic-tac-toe`;
  const sockets = [0, 1].map(() => io(url, { transports: ['websocket'], forceNew: true }));
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.on('connect', done))));
  return sockets;
}

async function boardgame(name) {
  const sockets = await boardgameSockets();
  const heard = [new Heard(), new Heard()];
  let state;
  sockets.forEach((socket, seat) => {
    socket.on('sync', (id, info) => { state = info.state; heard[seat].reach(state._stateID); });
    socket.on('update', (id, next) => { state = next; heard[seat].reach(next._stateID); });
  });
  let match = 0;
  const begin = async () => {
    heard.forEach((each) => { each.version = -1; });
    const id = `${name}-${match += 1}`;
    for (const seat of [0, 1]) {
      sockets[seat].emit('sync', id, String(seat), undefined, 2);
      await heard[seat].until(0);
    }
    return id;
  };
  let id = await begin();
  return {
    async move() {
      if (state.ctx.gameover) id = await begin();
      const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
      const seat = Number(state.ctx.currentPlayer);
      const args = [free[Math.floor(Math.random() * free.length)]];
      const payload = { type: 'clickCell', args, playerID: String(seat), credentials: undefined };
      const began = process.hrtime.bigint();
      const version = state._stateID;
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, version, id, String(seat));
      await heard[seat].until(version + 1);
      trips.push(Number(process.hrtime.bigint() - began) / 1e6);
      await heard[1 - seat].until(version + 1);
    },
  };
}

// Antro

const origin = `http://127.0.0.1:${port}`;
let guests;

async function guest() {
  const answer = await fetch(`${origin}/api/me`);
  return answer.headers.get('set-cookie').split(';')[0];
}

async function post(path, cookie, body) {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function antroSockets() {
  guests ??= Promise.all([guest(), guest()]);
  const sockets = (await guests).map((cookie) => new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie, origin } }));
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.on('open', done))));
  return sockets;
}

async function antro() {
  const sockets = await antroSockets();
  const cookies = await guests;
  const heard = [new Heard(), new Heard()];
  const nows = [null, null];
  const hear = (seat, message) => {
    if (message.type === 'refused') throw new Error(JSON.stringify(message));
    if (message.type === 'now') nows[seat] = message;
    else if (message.type === 'then') nows[seat] = after(nows[seat], message);
    else return;
    heard[seat].reach(message.to_act[0] === 16 ? -1 : message.version);  // chance is not done yet
  };
  sockets.forEach((socket, seat) => socket.on('message', (data) => {
    for (const line of data.toString().split('\n')) hear(seat, JSON.parse(line));
  }));
  const begin = async () => {
    heard.forEach((each) => { each.version = -1; });
    const table = await post('/api/tables', cookies[0], { game: 'drako', seats: ['me', 'open'] });
    await post(`/api/tables/${table.id}/sit`, cookies[1], table.invitations[0]);
    sockets.forEach((socket) => socket.send(JSON.stringify({ type: 'join', table: table.id })));
    await heard[0].until(1);
    await heard[1].until(1);
    return table.id;
  };
  let id = await begin();
  let requests = 0;
  return {
    async move() {
      if (nows[0].result) {
        sockets.forEach((socket) => socket.send(JSON.stringify({ type: 'leave', table: id })));
        id = await begin();
      }
      const { to_act: [seat], version } = nows[0];
      const { offers } = nows[seat];
      const offer = offers[Math.floor(Math.random() * offers.length)];
      const move = offer.number ?? offer;
      const play = { type: 'play', table: id, id: String(requests += 1), version, move };
      const began = process.hrtime.bigint();
      sockets[seat].send(JSON.stringify(play));
      await heard[seat].until(version + 1);
      trips.push(Number(process.hrtime.bigint() - began) / 1e6);
      await heard[1 - seat].until(version + 1);
    },
  };
}

/** The table once `then` has happened, as the client of the browser makes it. */
function after(now, { changes, line, ...then }) {
  return { ...now, ...then, view: changes.reduce(changed, now.view), log: [line] };
}

function changed(before, [key, ...rest]) {
  if (rest.length === 0) return key;
  const next = Array.isArray(before) ? [...before] : { ...before };
  next[key] = changed(next[key], rest);
  return next;
}

// Both

async function main() {
  const open = (seconds === 'knock' ? { antro: antroSockets, boardgame: boardgameSockets } : { antro, boardgame })[kind];
  const seats = [];
  const salt = Math.random().toString(36).slice(2);
  for (let at = 0; at < Number(tables); at += 1) seats.push(await open(`${salt}-${at}`));
  if (seconds === 'hold' || seconds === 'knock') {
    console.log('held');
    return;
  }
  console.log('begin');
  const worked = process.cpuUsage();
  const began = process.hrtime.bigint();
  setTimeout(() => { over = true; }, Number(seconds) * 1000);
  await Promise.all(seats.map(async (table) => { while (!over) await table.move(); }));
  const took = Number(process.hrtime.bigint() - began) / 1e9;
  const { user, system } = process.cpuUsage(worked);
  trips.sort((one, other) => one - other);
  const at = (share) => trips[Math.floor(trips.length * share)];
  const told = { moves: trips.length, rate: trips.length / took, median: at(0.5), p99: at(0.99) };
  console.log(JSON.stringify({ ...told, own: (user + system) / 1e6 }));
  process.exit();
}

main();

import { expect } from '@open-wc/testing';
import { channelLink, hostTable } from '../../src/table.js';
import { allOver, movesOf, player } from './play.js';

/** Two ends of a data channel between two connections of this page. */
async function dataChannel(): Promise<readonly [RTCDataChannel, RTCDataChannel, () => void]> {
  const [here, there] = [new RTCPeerConnection(), new RTCPeerConnection()];
  here.onicecandidate = ({ candidate }) => void there.addIceCandidate(candidate ?? undefined);
  there.onicecandidate = ({ candidate }) => void here.addIceCandidate(candidate ?? undefined);
  const near = here.createDataChannel('table');
  const arrived = new Promise<RTCDataChannel>((resolve) => {
    there.ondatachannel = ({ channel }) => resolve(channel);
  });
  await here.setLocalDescription();
  await there.setRemoteDescription(here.localDescription!);
  await there.setLocalDescription();
  await here.setRemoteDescription(there.localDescription!);
  return [near, await arrived, () => [here, there].forEach((each) => each.close())];
}

describe('a table over an RTCDataChannel', () => {
  it('plays a whole game of Fluctus, and is given up with the channel', async () => {
    const [near, far, hangUp] = await dataChannel();
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    table.serve(near);
    const link = channelLink(far, table.tokens[1]);
    const [ada, bo] = [player(table.link(0), 0), player(link, 1)];
    await allOver([ada, bo]);
    expect(movesOf(bo)).to.equal(movesOf(ada));
    expect(bo.match!.turn).to.equal('over');
    far.close();
    hangUp();
    link.close();
    let failed = '';
    await link.since(0).catch((error: unknown) => (failed = String(error)));
    expect(failed).to.contain('closed');
  });
});

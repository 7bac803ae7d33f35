import { serve } from '../../element/model/thinking/bot-server.js';
import { bot } from './bot/index.js';

serve(bot, self);
